"""The file of a writer, as `services/adapters/ai/learned/writer/writer-file.ts` reads it."""
import json
import struct

import numpy as np
import torch

from examples import LONGEST

LENGTH_BYTES = 4
FLOAT_BYTES = 4


def write_writer(file, model, shape, subwords, words):
    matrices, body = [], bytearray()
    for name, tensor in model.state_dict().items():
        values = tensor.float().numpy()
        if values.ndim == 1:
            matrices.append({"name": name, "rows": len(values), "columns": 1})
            body += values.astype("<f4").tobytes()
            continue
        matrices.append({"name": name, "rows": values.shape[0], "columns": values.shape[1]})
        scales = np.abs(values).max(1) / 127
        scales[scales == 0] = 1
        body += scales.astype("<f4").tobytes()
        body += np.rint(values / scales[:, None]).astype(np.int8).tobytes()
    head = {
        **{"width": shape["width"], "heads": shape["heads"], "longest": LONGEST},
        "layers": {"enc": shape["enc"], "dec": shape["dec"]},
        **{"tokens": subwords.tokens, "merges": subwords.merges},
        **{"words": words, "matrices": matrices},
    }
    encoded = json.dumps(head, ensure_ascii=False).encode()
    with open(file, "wb") as out:
        out.write(struct.pack("<I", len(encoded)) + encoded + bytes(body))


def read_writer(file):
    data = open(file, "rb").read()
    (length,) = struct.unpack_from("<I", data)
    at = LENGTH_BYTES + length
    head = json.loads(data[LENGTH_BYTES:at])
    state = {}
    for matrix in head["matrices"]:
        rows, columns = matrix["rows"], matrix["columns"]
        scales = np.frombuffer(data, "<f4", rows, at)
        at += rows * FLOAT_BYTES
        if columns == 1:
            state[matrix["name"]] = torch.tensor(scales)
            continue
        values = np.frombuffer(data, np.int8, rows * columns, at).reshape(rows, columns)
        at += rows * columns
        state[matrix["name"]] = torch.tensor(values * scales[:, None])
    return head, state
