// SPDX-License-Identifier: Apache-2.0
//
// Records as a search has them, and a folder for stores.
#pragma once

#include "core/base/TemporaryDirectory.h"
#include "core/tune/store/Store.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <string>

namespace warpgrain::tests {

inline measure::Environment sampleEnvironment(const std::string &run = "run-1") {
  return {.run = run,
          .date = "2026-01-31T12:00:00Z",
          .gpu = "NVIDIA H100 PCIe",
          .uuid = "GPU-1",
          .architecture = "sm_90",
          .multiprocessors = 114,
          .memoryBytes = std::uint64_t{81559} << 20U,
          .driver = "580.1",
          .toolkit = "13.0.88",
          .runner = "0.1.0",
          .settings = R"({"l2":"warm"})"};
}

inline tune::RecordKey sampleKey(const std::string &plan) {
  return {.kernel = "image::blur<3>",
          .source = "0123456789abcdef0123456789abcdef",
          .plan = plan,
          .launch = "fedcba9876543210fedcba9876543210",
          .device = tune::deviceOf(sampleEnvironment()),
          .compiler = "nvcc 13.0.88 sm_90",
          .method = "warm L2"};
}

/// One that was measured; `seed` makes its times others.
inline tune::Record sampleRecord(const std::string &plan, double seed = 0) {
  measure::Row row{.run = "run-1",
                   .variant = "v1",
                   .steps = plan,
                   .fingerprint = "print",
                   .uuid = "GPU-1",
                   .samples = {10.25 + seed, 10 + seed, 10.125 + seed},
                   .reference = "baseline",
                   .stopped = "target",
                   .registers = 40,
                   .baselineMedian = 20.25};
  row.summary = measure::summarize(row.samples);
  tune::Record out{.key = sampleKey(plan), .answer = tune::RecordAnswer::done};
  out.configuration = {
      {"coarsen x", std::int64_t{4}}, {"adjacent", true}, {"a", 2.0}, {"place in", std::string("none")}};
  out.speedUp = row.speedUp();
  out.row = std::move(row);
  out.beside = "FASTER";
  out.environment = sampleEnvironment();
  out.date = "2026-01-31T12:00:00Z";
  out.sourceName = "blur.cu";
  out.launchText = "grid 64x1x1, block 256x1x1";
  return out;
}

inline tune::Record refusedRecord(const std::string &plan) {
  tune::Record out{
      .key = sampleKey(plan), .answer = tune::RecordAnswer::refused, .reason = "The step may not be made."};
  out.key.device.clear();
  out.date = "2026-01-31T12:00:00Z";
  return out;
}

/// Begins a store in a folder of its own.
class StoreFolder : public testing::Test {
protected:
  StoreFolder() : folder_(std::move(*TemporaryDirectory::create())) {}

  std::filesystem::path path(const std::string &name = "store.sqlite") const { return folder_.path() / name; }

  tune::Store open(const std::string &name = "store.sqlite") const {
    auto store = tune::Store::open(path(name));
    EXPECT_TRUE(store) << store.error().message;
    return std::move(*store);
  }

  /// The plans of all records, in their order.
  static std::vector<std::string> plansOf(const tune::Store &store) {
    const auto records = store.records({});
    EXPECT_TRUE(records) << records.error().message;
    std::vector<std::string> out;
    for (const tune::Record &record : *records)
      out.push_back(record.key.plan);
    return out;
  }

private:
  TemporaryDirectory folder_;
};

} // namespace warpgrain::tests
