// SPDX-License-Identifier: Apache-2.0
#include "tests/analyze/SchemaCheck.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace warpgrain::tests {

namespace {

using nlohmann::json;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

const json schema = json::parse(R"({
  "type": "object", "required": ["a"], "additionalProperties": false,
  "properties": {
    "a": {"type": ["integer", "null"], "minimum": 1},
    "b": {"type": "array", "maxItems": 2, "items": {"$ref": "#/$defs/word"}},
    "c": {"anyOf": [{"type": "null"}, {"type": "number", "maximum": 1}]}
  },
  "$defs": {"word": {"type": "string", "enum": ["x", "y"]}}
})");

TEST(SchemaCheckTest, WhatKeepsTheSchemaHasNoErrors) {
  EXPECT_THAT(schemaErrors(schema, json::parse(R"({"a": null, "b": ["x", "y"], "c": 0.5})")), IsEmpty());
}

TEST(SchemaCheckTest, EachBreachIsNamedWithItsPlace) {
  EXPECT_THAT(schemaErrors(schema, json::parse("{}")), ElementsAre("$: has no a"));
  EXPECT_THAT(schemaErrors(schema, json::parse(R"({"a": 0})")), ElementsAre(HasSubstr("$.a: 0 is too small")));
  EXPECT_THAT(schemaErrors(schema, json::parse(R"({"a": 1.5})")), ElementsAre(HasSubstr("$.a: is no")));
  EXPECT_THAT(schemaErrors(schema, json::parse(R"({"a": 1, "b": ["z"]})")), ElementsAre(HasSubstr("$.b[0]")));
  EXPECT_THAT(schemaErrors(schema, json::parse(R"({"a": 1, "b": ["x", "x", "x"]})")),
              ElementsAre(HasSubstr("too many")));
  EXPECT_THAT(schemaErrors(schema, json::parse(R"({"a": 1, "d": 1})")), ElementsAre("$.d: is not allowed"));
  EXPECT_THAT(schemaErrors(schema, json::parse(R"({"a": 1, "c": 2})")), testing::SizeIs(2));
}

TEST(SchemaCheckTest, AKeywordThatIsNotCheckedIsAnError) {
  EXPECT_THAT(schemaErrors(json::parse(R"({"pattern": "a*"})"), "b"), ElementsAre(HasSubstr("pattern")));
}

} // namespace

} // namespace warpgrain::tests
