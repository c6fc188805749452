// SPDX-License-Identifier: Apache-2.0
//
// Damaged descriptions: whatever is read is consistent, and everything else is refused with a sentence.
#include "core/measure/BundleReader.h"
#include "core/measure/Protocol.h"
#include "core/measure/Records.h"
#include "tests/unit/measure/BundleFiles.h"

#include <gtest/gtest.h>

#include <random>

namespace warpgrain::tests {
namespace {

using nlohmann::json;

class BundleFuzz : public testing::Test {
protected:
  BundleFuzz() { writeFiles(folder_); }

  void expectConsistent(const measure::Bundle &bundle) const {
    ASSERT_LT(bundle.baseline, bundle.variants.size());
    for (const measure::Buffer &buffer : bundle.buffers) {
      EXPECT_GT(buffer.bytes, 0U);
      EXPECT_EQ(buffer.bytes % buffer.element.strideBytes, 0U);
    }
    for (const measure::BundleVariant &variant : bundle.variants) {
      EXPECT_LE(std::uint64_t{variant.block[0]} * variant.block[1] * variant.block[2], 1024U);
      for (const measure::Argument &argument : bundle.argumentsOf(variant))
        EXPECT_TRUE(argument.buffer ? *argument.buffer < bundle.buffers.size() : !argument.value.empty());
    }
  }

  void expectHandled(const std::string &text) const {
    const auto bundle = measure::parseBundle(text, folder_.path());
    if (bundle)
      expectConsistent(*bundle);
    else
      EXPECT_TRUE(bundle.error().message.ends_with(".")) << bundle.error().message;
  }

  BundleFolder folder_;
  std::mt19937 random_{20260131};
};

TEST_F(BundleFuzz, BytesThatAreChangedCutOrDoubledAreHandled) {
  const std::string sound = soundBundle().dump();
  for (int round = 0; round < 4000; ++round) {
    std::string text = sound;
    for (unsigned n = random_() % 3 + 1; n > 0; --n) {
      const std::size_t at = random_() % text.size();
      switch (random_() % 4) {
      case 0:
        text[at] = static_cast<char>(random_());
        break;
      case 1:
        text.erase(at, random_() % 20);
        break;
      case 2:
        text.insert(at, text.substr(random_() % text.size(), random_() % 20));
        break;
      default:
        text[at] = "0123456789-.eE{}[]\",:"[random_() % 21];
      }
      if (text.empty()) text = "x";
    }
    expectHandled(text);
  }
}

TEST_F(BundleFuzz, ValuesOfOtherKindsAreHandled) {
  const std::vector<json> values{nullptr,
                                 true,
                                 -1,
                                 0,
                                 1,
                                 1e308,
                                 UINT64_MAX,
                                 INT64_MIN,
                                 "",
                                 "..",
                                 "modules/kernels",
                                 json::array(),
                                 json::object(),
                                 json::array({1, 2, 3}),
                                 std::string(70000, 'a'),
                                 "f16"};
  const json sound = soundBundle().flatten();
  for (const auto &[place, old] : sound.items())
    for (const json &value : values) {
      json bundle = soundBundle();
      bundle[json::json_pointer(place)] = value;
      expectHandled(bundle.dump());
    }
}

TEST_F(BundleFuzz, DeepNestingIsHandled) {
  expectHandled(std::string(100000, '[') + std::string(100000, ']'));
  std::string deep;
  for (int i = 0; i < 50000; ++i)
    deep += "{\"a\":";
  expectHandled(deep);
}

TEST_F(BundleFuzz, DamagedLinesAreNoRecordsNoRequestsAndNoReplies) {
  measure::Row row{.run = "r", .variant = "v", .fingerprint = "f", .uuid = "u", .samples = {1, 2, 3}};
  row.outputs.push_back({.buffer = "out"});
  for (const std::string &sound : {lineOf(row), measure::textOf(measure::Reply{.samples = {1, 2}, .notes = {"n"}}),
                                   measure::textOf(measure::Request{.ask = measure::Ask::trials, .count = 3})})
    for (int round = 0; round < 1500; ++round) {
      std::string text = sound;
      text[random_() % text.size()] = static_cast<char>(random_());
      if (random_() % 2 == 0) text.erase(random_() % text.size(), 1 + random_() % 9);
      for (const bool failed : {!measure::parseRecord(text), !measure::parseReply(text), !measure::parseRequest(text)})
        SUCCEED() << failed; // no crash; what is right is tested elsewhere
    }
}

} // namespace
} // namespace warpgrain::tests
