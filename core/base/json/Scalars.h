// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/json/Object.h"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>

// Values of a document, checked as they are taken. All throw BadField.
namespace warpgrain::json {

bool flagFrom(const Json &json, const Place &place);
std::uint64_t countFrom(const Json &json, const Place &place, std::uint64_t minimum, std::uint64_t maximum);
std::int64_t integerFrom(const Json &json, const Place &place, std::int64_t minimum, std::int64_t maximum);
/// Any number.
double numberFrom(const Json &json, const Place &place);
/// A finite one.
double numberFrom(const Json &json, const Place &place, double minimum, double maximum);
std::string textFrom(const Json &json, const Place &place,
                     std::size_t maximumLength = std::numeric_limits<std::size_t>::max());
/// The value itself, once it is a list of so many entries.
const Json &listFrom(const Json &json, const Place &place, std::size_t minimum = 0,
                     std::size_t maximum = std::numeric_limits<std::size_t>::max());
const Json &listFrom(Json &&json, const Place &place, std::size_t minimum = 0, std::size_t maximum = 0) = delete;

/// Throws where a number that was read is out of a range that was not known before.
void checkCount(std::uint64_t value, const Place &place, std::uint64_t minimum, std::uint64_t maximum);

/// Throws where a document's "version" is none, or newer than what is read.
void checkVersion(const Object &document, std::uint64_t newest);

} // namespace warpgrain::json
