// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace warpgrain::tests {

/// Where a value breaks a JSON schema, one line for each place; empty where it keeps it. Knows the keywords that the
/// project's schemas use: type, enum, required, properties, additionalProperties, items, minItems, maxItems, minimum,
/// maximum, anyOf and $ref into $defs; any other keyword that asks for something is an error itself.
std::vector<std::string> schemaErrors(const nlohmann::json &schema, const nlohmann::json &value);

} // namespace warpgrain::tests
