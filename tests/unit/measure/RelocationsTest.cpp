// SPDX-License-Identifier: Apache-2.0
//
// Version 2 of bundles: addresses inside of values and contents, variables of modules, clusters, notes.
#include "core/measure/Relocations.h"

#include "core/base/Files.h"
#include "core/measure/BundleReader.h"
#include "core/measure/BundleWriter.h"
#include "tests/analyze/SchemaCheck.h"
#include "tests/unit/measure/BundleFiles.h"

#include <gmock/gmock.h>

#include <cstring>
#include <functional>
#include <random>

namespace warpgrain::tests {
namespace {

using measure::Relocation;
using nlohmann::json;
using testing::HasSubstr;
using testing::IsEmpty;

class Relocations : public testing::Test {
protected:
  Relocations() { writeFiles(folder_); }

  /// A sound bundle that uses all that version 2 has.
  json fullBundle() const {
    json bundle = soundBundle();
    bundle["version"] = 2;
    bundle["buffers"][0]["pointers"] = "pointers";
    bundle["buffers"][0]["expected"] = "expected";
    bundle["buffers"][0]["expected_pointers"] = "pointers";
    bundle["buffers"].push_back({{"name", "counter"}, {"bytes", 4}, {"symbol", "counter"}});
    bundle["arguments"][2] = {
        {"bytes", std::string(48, '0')},
        {"pointers", {{{"at", 0}, {"buffer", "in"}, {"offset", 8}}, {{"at", 16}, {"buffer", "out"}}}}};
    bundle["variants"][0]["cooperative"] = true;
    bundle["variants"][0]["cluster"] = {2};
    bundle["notes"] = {"a note"};
    folder_.write("expected", std::string(4000, 'e'));
    folder_.write("pointers", measure::relocationText(std::vector<Relocation>{{8, 1, 16}, {3992, 0, 0}}));
    return bundle;
  }

  std::string refusalAfter(const std::function<void(json &)> &change) const {
    json bundle = fullBundle();
    change(bundle);
    const auto read = measure::parseBundle(bundle.dump(), folder_.path());
    return read ? "" : read.error().message;
  }

  std::string refusalOf(const std::vector<Relocation> &entries) const {
    const json bundle = fullBundle();
    folder_.write("pointers", measure::relocationText(entries));
    const auto read = measure::parseBundle(bundle.dump(), folder_.path());
    return read ? "" : read.error().message;
  }

  BundleFolder folder_;
};

TEST_F(Relocations, AreReadAndWrittenAgain) {
  const auto read = measure::parseBundle(fullBundle().dump(), folder_.path());
  ASSERT_TRUE(read) << read.error().message;
  ASSERT_EQ(read->arguments[2].pointers.size(), 2U);
  EXPECT_EQ(read->arguments[2].pointers[0], (Relocation{.at = 0, .buffer = 1, .offset = 8}));
  EXPECT_EQ(read->buffers[2].symbol, "counter");
  EXPECT_TRUE(read->variants[0].cooperative);
  EXPECT_EQ(read->variants[0].cluster, (std::array<std::uint32_t, 3>{2, 1, 1}));
  EXPECT_EQ(read->notes, std::vector<std::string>{"a note"});
  const auto again = measure::parseBundle(measure::bundleText(*read), folder_.path());
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_EQ(*again, *read);
}

TEST_F(Relocations, AreInTheSchema) {
  const json schema = json::parse(readFile(WARPGRAIN_BUNDLE_SCHEMA).value());
  EXPECT_THAT(schemaErrors(schema, fullBundle()), IsEmpty());
  json wrong = fullBundle();
  wrong["arguments"][2]["pointers"][0]["offset"] = -1;
  EXPECT_FALSE(schemaErrors(schema, wrong).empty());
}

TEST_F(Relocations, MakeVersion2WhichIsWrittenOnlyWhereItIsNeeded) {
  const auto plain = measure::parseBundle(soundBundle().dump(), folder_.path());
  EXPECT_EQ(json::parse(measure::bundleText(*plain))["version"], 1);
  const auto full = measure::parseBundle(fullBundle().dump(), folder_.path());
  EXPECT_EQ(json::parse(measure::bundleText(*full))["version"], 2);
}

TEST_F(Relocations, OfFilesThatDoNotFitAreRefused) {
  EXPECT_EQ(refusalOf({{0, 2, 3}}), "");
  EXPECT_EQ(refusalOf({}), "");
  EXPECT_THAT(refusalOf({{4, 0, 0}}), HasSubstr("no multiple of 8"));
  EXPECT_THAT(refusalOf({{8, 0, 0}, {8, 0, 0}}), HasSubstr("not behind the one before"));
  EXPECT_THAT(refusalOf({{16, 0, 0}, {8, 0, 0}}), HasSubstr("not behind the one before"));
  EXPECT_THAT(refusalOf({{4000, 0, 0}}), HasSubstr("outside of the buffer"));
  EXPECT_THAT(refusalOf({{UINT64_MAX - 7, 0, 0}}), HasSubstr("outside of the buffer"));
  EXPECT_THAT(refusalOf({{0, 3, 0}}), HasSubstr("buffer number 3 of 3"));
  EXPECT_THAT(refusalOf({{0, SIZE_MAX, 0}}), HasSubstr("leads to buffer number"));
  EXPECT_THAT(refusalOf({{0, 1, 4000}}), HasSubstr("leads to byte 4000 of in"));
}

TEST_F(Relocations, OfFilesThatAreNoneAreRefused) {
  const json bundle = fullBundle();
  folder_.write("pointers", std::string(23, 'x'));
  EXPECT_THAT(measure::parseBundle(bundle.dump(), folder_.path()).error().message, HasSubstr("no multiple of 24"));
  folder_.write("pointers", std::string(24 * 501, '\0'));
  EXPECT_THAT(measure::parseBundle(bundle.dump(), folder_.path()).error().message, HasSubstr("more than 12000"));
  EXPECT_THAT(refusalAfter([](json &b) { b["buffers"][0]["pointers"] = "/etc/passwd"; }), HasSubstr("absolute path"));
  EXPECT_THAT(refusalAfter([](json &b) { b["buffers"][0].erase("expected"); }), HasSubstr("given without expected"));
}

TEST_F(Relocations, OfArgumentsThatDoNotFitAreRefused) {
  const auto with = [this](const json &pointers) {
    return refusalAfter([&](json &b) { b["arguments"][2]["pointers"] = pointers; });
  };
  EXPECT_THAT(with({{{"at", 17}, {"buffer", "in"}}}), HasSubstr("pointers[0].at"));
  EXPECT_THAT(with({{{"at", 0}, {"buffer", "in"}}, {{"at", 7}, {"buffer", "in"}}}), HasSubstr("pointers[1].at"));
  EXPECT_THAT(with({{{"at", 16}, {"buffer", "in"}}, {{"at", 16}, {"buffer", "in"}}}), HasSubstr("do not fit"));
  EXPECT_THAT(with({{{"at", 0}, {"buffer", "nowhere"}}}), HasSubstr("not in the bundle"));
  EXPECT_THAT(with({{{"at", 0}, {"buffer", "in"}, {"offset", 4000}}}), HasSubstr("offset"));
  EXPECT_THAT(refusalAfter([](json &b) { b["arguments"][2]["bytes"] = "0000"; }), HasSubstr("holds no address"));
  EXPECT_THAT(refusalAfter([](json &b) { b["arguments"][0]["pointers"] = json::array(); }), HasSubstr("bytes only"));
}

TEST_F(Relocations, OfOtherNewThingsAreChecked) {
  EXPECT_THAT(refusalAfter([](json &b) { b["variants"][0]["cluster"] = {3}; }), HasSubstr("does not divide the grid"));
  EXPECT_THAT(refusalAfter([](json &b) { b["variants"][0]["cluster"] = {17}; }), HasSubstr("at most 16"));
  EXPECT_THAT(refusalAfter([](json &b) { b["notes"] = {1}; }), HasSubstr("must hold texts"));
  EXPECT_THAT(refusalAfter([](json &b) { b["buffers"][2]["symbol"] = std::string("a\0b", 3); }), HasSubstr("no name"));
}

TEST_F(Relocations, FilesWithDamagedBytesAreReadOrRefused) {
  const auto bundle = measure::parseBundle(fullBundle().dump(), folder_.path());
  ASSERT_TRUE(bundle);
  std::mt19937 random(20260131);
  const std::string sound = folder_.read("pointers");
  for (int round = 0; round < 500; ++round) {
    std::string text = sound;
    text[random() % text.size()] = static_cast<char>(random());
    folder_.write("pointers", text);
    const auto read = measure::readRelocations(*bundle, bundle->buffers[0], "pointers");
    if (!read) continue;
    for (const Relocation &one : *read) {
      EXPECT_LE(one.at + 8, bundle->buffers[0].bytes);
      ASSERT_LT(one.buffer, bundle->buffers.size());
      EXPECT_LT(one.offset, bundle->buffers[one.buffer].bytes);
    }
  }
}

TEST_F(Relocations, ValuesOfOtherKindsAreHandled) {
  const std::vector<json> values{nullptr,
                                 true,
                                 -1,
                                 0,
                                 7,
                                 17,
                                 1e308,
                                 UINT64_MAX,
                                 "",
                                 "in",
                                 "expected",
                                 json::array(),
                                 json::object(),
                                 json::array({1, 2, 3}),
                                 std::string(70000, '0')};
  const json whole = fullBundle();
  const json sound = whole.flatten();
  int readable = 0;
  for (const auto &[place, old] : sound.items())
    for (const json &value : values) {
      json bundle = whole;
      bundle[json::json_pointer(place)] = value;
      const auto read = measure::parseBundle(bundle.dump(), folder_.path());
      if (!read) {
        EXPECT_TRUE(read.error().message.ends_with(".")) << read.error().message;
        continue;
      }
      ++readable;
      for (const measure::Argument &argument : read->arguments)
        for (const Relocation &one : argument.pointers) {
          EXPECT_LE(one.at + 8, argument.value.size());
          ASSERT_LT(one.buffer, read->buffers.size());
          EXPECT_LT(one.offset, read->buffers[one.buffer].bytes);
        }
    }
  EXPECT_GT(readable, 10);
}

TEST(Relocator, PutsAddressesIntoPieces) {
  measure::Relocator relocator({{0, 0, 1}, {24, 1, 2}, {32, 0, 3}},
                               [](std::size_t buffer) { return 1000 * (buffer + 1); });
  std::vector<std::uint64_t> words(6, 7);
  const auto bytes = std::as_writable_bytes(std::span(words));
  relocator.apply(0, bytes.first(32));
  relocator.apply(32, bytes.subspan(32));
  EXPECT_EQ(words, (std::vector<std::uint64_t>{1001, 7, 7, 2002, 1003, 7}));
}

TEST(Relocator, PutsAddressesIntoValuesAtAnyPlace) {
  const auto value = measure::relocated(std::vector<std::byte>(12), {{4, 0, 5}}, [](std::size_t) { return 0x100; });
  std::uint64_t word = 0;
  std::memcpy(&word, value.data() + 4, sizeof(word));
  EXPECT_EQ(word, 0x105U);
  EXPECT_EQ(value[0], std::byte{0});
}

} // namespace
} // namespace warpgrain::tests
