// SPDX-License-Identifier: Apache-2.0
#include "tests/fuzz/Findings.h"

#include "tests/fuzz/Differential.h"
#include "tests/fuzz/Shrink.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <chrono>

namespace warpgrain::tests {

namespace {

/// The running test and the kernel, in letters that a file's name may have.
std::string fileNameFor(const std::string &kernel, std::uint32_t seed) {
  const testing::TestInfo *test = testing::UnitTest::GetInstance()->current_test_info();
  std::string name =
      std::string(test != nullptr ? test->test_suite_name() : "case") + "_" + std::to_string(seed) + "_" + kernel;
  std::ranges::replace_if(name, [](unsigned char c) { return std::isalnum(c) == 0 && c != '_'; }, '_');
  return name;
}

std::string told(const KeptCase &kept, const std::string &name) {
  const auto file = keep(kept, name);
  return (file ? "kept as " + file->string() : file.error().message) + "\n" + fileTextOf(kept);
}

} // namespace

std::string keepAndShrink(TrialBench &bench, KeptCase failing, const std::string &name,
                          std::chrono::steady_clock::time_point deadline) {
  const Trial first = bench.run(failing);
  if (!isFailure(first.outcome))
    return "The kernel does not fail by itself (" + nameOf(first.outcome) + ").\n" + told(failing, name);
  failing.note = nameOf(first.outcome) + ", " + failing.note;
  const std::string unshrunk = told(failing, name); // whatever becomes of this process
  const ShrinkQuestions questions{
      .fails = [&](const KeptCase &smaller) { return bench.run(smaller).outcome == first.outcome; },
      .parse = [&](const std::string &text) { return bench.parse(text); }};
  const KeptCase smallest = shrunk(std::move(failing), questions, deadline);
  return first.message + "\n" + told(smallest, name);
}

Findings::Findings(Batch &batch, std::uint32_t seed) : batch_(batch), seed_(seed) {
  for (std::size_t i = 0; i < batch.kernels().size(); ++i)
    if (batch.kernels()[i].hasFailed()) add(i, Outcome::internalError);
}

void Findings::add(std::size_t kernel, Outcome outcome) {
  found_.try_emplace(kernel, outcome);
}

void Findings::addAll(Outcome outcome, const std::string &message) {
  ADD_FAILURE() << message;
  TrialBench bench;
  for (std::size_t i = 0; i < batch_.kernels().size(); ++i)
    if (batch_.kernels()[i].made > 0 && bench.run(batch_.caseOf(batch_.kernels()[i], "")).outcome == outcome)
      add(i, outcome);
}

void Findings::report() {
  if (found_.empty()) return;
  const auto deadline =
      std::chrono::steady_clock::now() + std::chrono::seconds(environmentNumber("WARPGRAIN_FUZZ_SECONDS", 120));
  TrialBench bench;
  for (const auto &[index, outcome] : found_) {
    const PlannedKernel &planned = batch_.kernels()[index];
    KeptCase failing = batch_.caseOf(planned, "seed " + std::to_string(seed_));
    ADD_FAILURE() << nameOf(outcome) << " of " << planned.kernel.name << ", seed " << seed_ << ", plan \""
                  << failing.plan << "\": " << planned.failure.message << "\n"
                  << keepAndShrink(bench, std::move(failing), fileNameFor(planned.kernel.name, seed_), deadline);
  }
}

} // namespace warpgrain::tests
