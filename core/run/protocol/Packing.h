// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/json/Document.h"
#include "core/base/json/Values.h"

#include <string>

namespace warpgrain::run {

// How values travel to the executor and back: as CBOR, since texts may hold any bytes. The two programs are built
// together, so that a structure is the list of its members, in one order (core/base/json/Values.h).

template <typename T>
std::string packedBytes(const T &value) {
  const auto bytes = json::OrderedJson::to_cbor(json::written(value));
  return {bytes.begin(), bytes.end()};
}

/// Fails (internal) if the bytes are not a value of this type. `what` begins the sentence: "The executor's request".
template <typename T>
Result<T> unpackedFrom(const std::string &bytes, const char *what) {
  const std::string lead = std::string(what) + " cannot be read: ";
  try {
    // A length in the bytes that no memory holds is thrown, whatever is asked for.
    const auto document = json::Json::from_cbor(bytes);
    return json::readParsed(document, {.kind = ErrorKind::internal, .notJson = {}, .lead = lead},
                            [](const json::Json &all, const json::Place &place) {
                              T value;
                              json::readInto(value, all, place);
                              return value;
                            });
  } catch (const json::Json::exception &error) {
    return fail(ErrorKind::internal, lead + error.what());
  }
}

} // namespace warpgrain::run
