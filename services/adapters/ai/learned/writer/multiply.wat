;; A matrix of 32-bit floats times a vector, four rows and four columns at a time. `npm run build:wasm` writes multiply.wasm.
(module
  (import "matrices" "memory" (memory 1))

  (func $sum (param $lanes v128) (result f32)
    (f32.add
      (f32.add (f32x4.extract_lane 0 (local.get $lanes)) (f32x4.extract_lane 1 (local.get $lanes)))
      (f32.add (f32x4.extract_lane 2 (local.get $lanes)) (f32x4.extract_lane 3 (local.get $lanes)))))

  ;; Adds the products of `rows` (a multiple of 4) with `columns` (a multiple of 4) to what `result` holds. All are places of bytes.
  (func (export "multiply")
    (param $matrix i32) (param $rows i32) (param $columns i32) (param $vector i32) (param $result i32)
    (local $width i32) (local $end i32) (local $at i32) (local $vectorEnd i32) (local $factor v128)
    (local $second i32) (local $third i32) (local $fourth i32)
    (local $a v128) (local $b v128) (local $c v128) (local $d v128)
    (local.set $width (i32.shl (local.get $columns) (i32.const 2)))
    (local.set $vectorEnd (i32.add (local.get $vector) (local.get $width)))
    (local.set $end (i32.add (local.get $result) (i32.shl (local.get $rows) (i32.const 2))))
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $result) (local.get $end)))
        (local.set $second (i32.add (local.get $matrix) (local.get $width)))
        (local.set $third (i32.add (local.get $second) (local.get $width)))
        (local.set $fourth (i32.add (local.get $third) (local.get $width)))
        (local.set $a (v128.const f32x4 0 0 0 0))
        (local.set $b (v128.const f32x4 0 0 0 0))
        (local.set $c (v128.const f32x4 0 0 0 0))
        (local.set $d (v128.const f32x4 0 0 0 0))
        (local.set $at (local.get $vector))
        (loop $column
          (local.set $factor (v128.load (local.get $at)))
          (local.set $a (f32x4.add (local.get $a) (f32x4.mul (v128.load (local.get $matrix)) (local.get $factor))))
          (local.set $b (f32x4.add (local.get $b) (f32x4.mul (v128.load (local.get $second)) (local.get $factor))))
          (local.set $c (f32x4.add (local.get $c) (f32x4.mul (v128.load (local.get $third)) (local.get $factor))))
          (local.set $d (f32x4.add (local.get $d) (f32x4.mul (v128.load (local.get $fourth)) (local.get $factor))))
          (local.set $matrix (i32.add (local.get $matrix) (i32.const 16)))
          (local.set $second (i32.add (local.get $second) (i32.const 16)))
          (local.set $third (i32.add (local.get $third) (i32.const 16)))
          (local.set $fourth (i32.add (local.get $fourth) (i32.const 16)))
          (local.set $at (i32.add (local.get $at) (i32.const 16)))
          (br_if $column (i32.lt_u (local.get $at) (local.get $vectorEnd))))
        (f32.store (local.get $result) (f32.add (f32.load (local.get $result)) (call $sum (local.get $a))))
        (f32.store offset=4 (local.get $result) (f32.add (f32.load offset=4 (local.get $result)) (call $sum (local.get $b))))
        (f32.store offset=8 (local.get $result) (f32.add (f32.load offset=8 (local.get $result)) (call $sum (local.get $c))))
        (f32.store offset=12 (local.get $result) (f32.add (f32.load offset=12 (local.get $result)) (call $sum (local.get $d))))
        (local.set $matrix (local.get $fourth))
        (local.set $result (i32.add (local.get $result) (i32.const 16)))
        (br $next)))))
