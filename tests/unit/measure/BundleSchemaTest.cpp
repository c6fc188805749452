// SPDX-License-Identifier: Apache-2.0
#include "core/base/Files.h"
#include "core/measure/BundleReader.h"
#include "core/measure/BundleWriter.h"
#include "tests/analyze/SchemaCheck.h"
#include "tests/unit/measure/BundleFiles.h"

#include <gmock/gmock.h>

namespace warpgrain::tests {
namespace {

using nlohmann::json;

json schema() {
  return json::parse(readFile(WARPGRAIN_BUNDLE_SCHEMA).value());
}

TEST(BundleSchema, AllowsWhatTheWriterWritesAndTheReaderReads) {
  const BundleFolder folder;
  writeFiles(folder);
  json bundle = soundBundle();
  bundle["buffers"][0]["tolerance"] = {{"absolute", 0.5}};
  bundle["variants"].push_back(variantOf("other", "fast"));
  bundle["variants"][1]["arguments"] = bundle["arguments"];
  folder.writeBundle(bundle);
  const auto read = measure::readBundle(folder.path());
  ASSERT_TRUE(read) << read.error().message;
  EXPECT_THAT(schemaErrors(schema(), bundle), testing::IsEmpty());
  EXPECT_THAT(schemaErrors(schema(), json::parse(measure::bundleText(*read))), testing::IsEmpty());
}

TEST(BundleSchema, RefusesWhatTheReaderRefuses) {
  for (const auto &[place, value] : std::vector<std::pair<const char *, json>>{{"/version", 4},
                                                                               {"/buffers/0/writen", true},
                                                                               {"/buffers/0/bytes", 0},
                                                                               {"/settings/l2", "cold"},
                                                                               {"/variants/0/grid", {0}},
                                                                               {"/variants/0/module", nullptr},
                                                                               {"/arguments/2/type", "f33"}}) {
    json bundle = soundBundle();
    bundle[json::json_pointer(place)] = value;
    EXPECT_FALSE(schemaErrors(schema(), bundle).empty()) << place;
    const BundleFolder folder;
    writeFiles(folder);
    EXPECT_FALSE(measure::parseBundle(bundle.dump(), folder.path())) << place;
  }
}

} // namespace
} // namespace warpgrain::tests
