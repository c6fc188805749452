// SPDX-License-Identifier: Apache-2.0
#include "core/base/json/Document.h"
#include "core/base/json/Fields.h"

#include <gtest/gtest.h>

#include <map>

namespace warpgrain::json {
namespace {

enum class Shape : std::uint8_t { round, square };
constexpr std::array<std::string_view, 2> shapeNames{"round", "square"};

struct Part {
  std::string name;
  std::uint32_t size = 1;

  friend bool operator==(const Part &, const Part &) = default;
};

struct Whole {
  Shape shape = Shape::round;
  std::string note;
  double weight = 0.5;
  std::optional<Part> lid;
  std::vector<Part> parts;
  std::map<std::string, std::int64_t> counts;

  friend bool operator==(const Whole &, const Whole &) = default;
};

struct Point {
  std::int32_t x = 0;
  Shape shape = Shape::round;
  std::vector<std::uint8_t> bytes;
};

auto fieldsOf(Point &point) {
  return std::tie(point.x, point.shape, point.bytes);
}

constexpr Shape lastOf(Shape) {
  return Shape::square;
}

auto partFields(Part &part) {
  return fields(required("name", part.name, Text{8}), sparse("size", part.size, Count{1, 9}));
}

void checkPart(const Part &part, const Object &object) {
  if (part.name.empty()) object.refuse("name", "is empty.");
}

auto wholeFields(Whole &whole) {
  const auto part = object(partFields, checkPart);
  return fields(constant("version", 2), required("shape", whole.shape, Named<2>{shapeNames, "is no shape."}),
                orNull("note", whole.note), optional("weight", whole.weight, Number{0, 1}),
                sparse("lid", whole.lid, part), required("parts", whole.parts, List{0, 2, part}),
                sparse("counts", whole.counts), known("old"));
}

constexpr auto wholeForm = object(wholeFields);

Result<Whole> wholeFrom(std::string_view text) {
  return readDocumentAs<Whole>(text, {.kind = ErrorKind::input, .notJson = "No JSON.", .lead = "Refused: "}, wholeForm);
}

std::string refusal(const std::string &more) {
  const auto read = wholeFrom(R"({"shape": "round", "parts": [])" + more + "}");
  return read ? "" : read.error().message;
}

TEST(JsonFields, WhatIsWrittenIsReadInTheOrderOfTheList) {
  Whole whole{.shape = Shape::square, .note = "n", .weight = 1, .lid = Part{"lid", 3}, .parts = {{"a", 2}, {"b", 9}}};
  whole.counts = {{"k", -1}};
  const std::string text = textOf(wholeForm.write(whole));
  EXPECT_EQ(text, R"({"version":2,"shape":"square","note":"n","weight":1.0,"lid":{"name":"lid","size":3},)"
                  R"("parts":[{"name":"a","size":2},{"name":"b","size":9}],"counts":{"k":-1}})");
  const auto read = wholeFrom(text);
  ASSERT_TRUE(read) << read.error().message;
  EXPECT_EQ(*read, whole);
}

TEST(JsonFields, WhatIsEmptyIsLeftOutOrNull) {
  EXPECT_EQ(textOf(wholeForm.write(Whole{})), R"({"version":2,"shape":"round","note":null,"weight":0.5,"parts":[]})");
  const auto read = wholeFrom(R"({"shape": "round", "note": null, "weight": null, "parts": [], "old": 1})");
  ASSERT_TRUE(read) << read.error().message;
  EXPECT_EQ(*read, Whole{});
}

TEST(JsonFields, AMistakeIsToldWithItsPlace) {
  EXPECT_EQ(wholeFrom("{").error().message, "No JSON.");
  EXPECT_EQ(wholeFrom("[]").error().message, "Refused: The document is no JSON object.");
  EXPECT_EQ(wholeFrom("{}").error().message, "Refused: shape is missing.");
  EXPECT_EQ(refusal(R"(, "wieght": 1)"), "Refused: \"wieght\" is no key that this version knows.");
  EXPECT_EQ(refusal(R"(, "weight": 2)"), "Refused: weight must be a number from 0.0 to 1.0.");
  EXPECT_EQ(refusal(R"(, "note": 2)"), "Refused: note must be a text.");
  EXPECT_EQ(refusal(R"(, "lid": [])"), "Refused: lid is no JSON object.");
  EXPECT_EQ(refusal(R"(, "lid": {"name": "too long a name"})"), "Refused: lid.name is longer than 8 characters.");
  EXPECT_EQ(refusal(R"(, "lid": {"name": ""})"), "Refused: lid.name is empty.");
  EXPECT_EQ(refusal(R"(, "counts": {"k": 1.5})"),
            "Refused: counts.k must be a whole number from -9223372036854775808 to 9223372036854775807.");
  EXPECT_EQ(wholeFrom(R"({"shape": "oval", "parts": []})").error().message, "Refused: shape is no shape.");
  EXPECT_EQ(wholeFrom(R"({"shape": "round", "parts": [{"name": "a"}, {"name": "b", "size": -1}]})").error().message,
            "Refused: parts[1].size must be a whole number from 1 to 9.");
  EXPECT_EQ(wholeFrom(R"({"shape": "round", "parts": [1, 2, 3]})").error().message,
            "Refused: parts must be a list of 0 to 2 entries.");
}

TEST(JsonFields, AStructureOfTiedMembersIsAListOfThem) {
  const OrderedJson list = written(std::vector{Point{.x = -4, .shape = Shape::square, .bytes = {0, 255}}});
  const auto bytes = OrderedJson::to_cbor(list);
  std::vector<Point> points;
  readInto(points, Json::from_cbor(bytes), Place());
  ASSERT_EQ(points.size(), 1U);
  EXPECT_EQ(points[0].x, -4);
  EXPECT_EQ(points[0].shape, Shape::square);
  EXPECT_EQ(points[0].bytes, (std::vector<std::uint8_t>{0, 255}));
  for (const Json &wrong : {Json::parse("[[1, 2, 3]]"), Json::parse("[[1, 0]]"), Json::parse("[[2147483648, 0, 0]]")})
    EXPECT_THROW(readInto(points, wrong, Place()), BadField);
}

TEST(JsonFields, ANewerVersionIsRefused) {
  const Json document = Json::parse(R"({"version": 3})");
  EXPECT_NO_THROW(checkVersion(Object(document, Place()), 3));
  EXPECT_THROW(checkVersion(Object(document, Place()), 2), BadField);
}

} // namespace
} // namespace warpgrain::json
