// SPDX-License-Identifier: Apache-2.0
#include "tests/unit/measure/BundleFiles.h"

#include "core/base/Files.h"

#include <gtest/gtest.h>

namespace warpgrain::tests {

namespace fs = std::filesystem;

BundleFolder::BundleFolder() : folder_(TemporaryDirectory::create().value()), path_(fs::canonical(folder_.path())) {}

void BundleFolder::write(const std::string &name, const std::string &content) const {
  fs::create_directories((path_ / name).parent_path());
  const auto written = writeFileAtomically(path_ / name, content);
  ASSERT_TRUE(written) << written.error().message;
}

std::string BundleFolder::read(const std::string &name) const {
  return readFile(path_ / name).value_or("");
}

nlohmann::json variantOf(const std::string &id, const std::string &kernel) {
  return {{"id", id}, {"module", "modules/kernels"}, {"kernel", kernel}, {"grid", {4}}, {"block", {256}}};
}

nlohmann::json soundBundle() {
  return {{"format", "warpgrain-bundle"},
          {"version", 1},
          {"buffers",
           {{{"name", "out"}, {"bytes", 4000}, {"element", "f32"}},
            {{"name", "in"}, {"bytes", 4000}, {"element", "f32"}, {"written", false}, {"fill", {{"kind", "random"}}}}}},
          {"arguments", {{{"buffer", "out"}}, {{"buffer", "in"}}, {{"type", "i32"}, {"value", 1000}}}},
          {"settings", {{"launch_seconds", 1}, {"budget_seconds", 0.5}}},
          {"baseline", "good"},
          {"variants", nlohmann::json::array({variantOf("good", "good")})}};
}

void writeFiles(const BundleFolder &folder) {
  // The format of the driver that the tests have in place of NVIDIA's: name, behaviour, microseconds, parameter sizes.
  std::string module =
      "fake module\nkernel good double 100 8 8 4\nkernel fast double 50 8 8 4\nkernel tiny double 10 8 8 4\n";
  for (const char *behaviour :
       {"illegal", "illegal-later", "illegal-on-end", "misaligned", "hang", "crash", "wrong", "wrong-later", "nearly",
        "beside", "accumulate", "into-input", "spoil-others", "noisy", "sleepy", "nothing", "hungry"})
    module += std::string("kernel ") + behaviour + " " + behaviour + " 80 8 8 4\n";
  folder.write("modules/kernels", module);
}

} // namespace warpgrain::tests
