// SPDX-License-Identifier: Apache-2.0
#include "tests/analyze/SchemaCheck.h"

#include <algorithm>
#include <set>

namespace warpgrain::tests {

namespace {

using nlohmann::json;

class SchemaChecker {
public:
  explicit SchemaChecker(const json &root) : root_(root) {}

  std::vector<std::string> run(const json &value) {
    check(root_, value, "$");
    return std::move(errors_);
  }

private:
  void fail(const std::string &path, const std::string &what) { errors_.push_back(path + ": " + what); }

  void check(const json &schema, const json &value, const std::string &path) {
    if (schema.is_boolean()) {
      if (!schema.get<bool>()) fail(path, "is not allowed");
      return;
    }
    checkKeywords(schema, path);
    if (schema.contains("$ref")) check(resolved(schema["$ref"]), value, path);
    if (schema.contains("type") && !hasType(schema["type"], value)) fail(path, "is no " + schema["type"].dump());
    if (schema.contains("enum") && std::ranges::find(schema["enum"], value) == schema["enum"].end())
      fail(path, value.dump() + " is not one of " + schema["enum"].dump());
    if (schema.contains("anyOf")) checkAnyOf(schema["anyOf"], value, path);
    if (value.is_number()) checkNumber(schema, value, path);
    if (value.is_array()) checkArray(schema, value, path);
    if (value.is_object()) checkObject(schema, value, path);
  }

  void checkKeywords(const json &schema, const std::string &path) {
    static const std::set<std::string> known{
        "$schema",    "$defs",    "$ref",     "title", "description", "type",    "enum",  "required",
        "properties", "minItems", "maxItems", "items", "minimum",     "maximum", "anyOf", "additionalProperties"};
    for (const auto &[key, keyword] : schema.items())
      if (!known.contains(key)) fail(path, "the schema asks for " + key + ", which is not checked");
  }

  const json &resolved(const std::string &reference) const { return root_.at(json::json_pointer(reference.substr(1))); }

  static bool hasType(const json &type, const json &value) {
    if (type.is_array()) return std::ranges::any_of(type, [&value](const json &one) { return hasType(one, value); });
    const std::string name = type;
    return (name == "object" && value.is_object()) || (name == "array" && value.is_array()) ||
           (name == "string" && value.is_string()) || (name == "boolean" && value.is_boolean()) ||
           (name == "null" && value.is_null()) || (name == "integer" && value.is_number_integer()) ||
           (name == "number" && value.is_number());
  }

  void checkAnyOf(const json &choices, const json &value, const std::string &path) {
    std::vector<std::string> before = std::move(errors_);
    std::vector<std::string> all;
    bool fits = false;
    for (const json &choice : choices) {
      errors_.clear();
      check(choice, value, path);
      fits = fits || errors_.empty();
      all.insert(all.end(), errors_.begin(), errors_.end());
    }
    errors_ = std::move(before);
    if (!fits) errors_.insert(errors_.end(), all.begin(), all.end());
  }

  void checkNumber(const json &schema, const json &value, const std::string &path) {
    if (schema.contains("minimum") && value < schema["minimum"]) fail(path, value.dump() + " is too small");
    if (schema.contains("maximum") && value > schema["maximum"]) fail(path, value.dump() + " is too large");
  }

  void checkArray(const json &schema, const json &value, const std::string &path) {
    if (schema.contains("minItems") && value.size() < schema["minItems"]) fail(path, "has too few items");
    if (schema.contains("maxItems") && value.size() > schema["maxItems"]) fail(path, "has too many items");
    if (!schema.contains("items")) return;
    for (std::size_t i = 0; i < value.size(); ++i)
      check(schema["items"], value[i], path + "[" + std::to_string(i) + "]");
  }

  void checkObject(const json &schema, const json &value, const std::string &path) {
    for (const json &key : schema.value("required", json::array()))
      if (!value.contains(key.get<std::string>())) fail(path, "has no " + key.get<std::string>());
    const json properties = schema.value("properties", json::object());
    for (const auto &[key, member] : value.items()) {
      if (properties.contains(key))
        check(properties[key], member, path + "." + key);
      else if (schema.contains("additionalProperties"))
        check(schema["additionalProperties"], member, path + "." + key);
    }
  }

  const json &root_;
  std::vector<std::string> errors_;
};

} // namespace

std::vector<std::string> schemaErrors(const json &schema, const json &value) {
  return SchemaChecker(schema).run(value);
}

} // namespace warpgrain::tests
