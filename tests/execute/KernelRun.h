// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/run/Executor.h"
#include "core/run/Verification.h"
#include "core/run/launch/ResolveLaunch.h"
#include "tests/support/ParsedSource.h"

#include <gtest/gtest.h>

#include <fstream>
#include <string>
#include <vector>

namespace warpgrain::tests {

/// The executor that was built beside this test.
run::Executor theExecutor();

/// A source for the executor, as the parser reads it.
run::DeviceSource deviceSource(const ParsedSource &source);

/// A kernel of a source, to be run with a launch.
run::KernelSubject subjectOf(ParsedSource &source, model::FunctionId kernel, run::LaunchForm form = {});

/// A launch of `blocks` blocks of `threads` threads, with values for parameters.
run::LaunchForm launchOf(std::array<std::int64_t, 3> grid, std::array<std::int64_t, 3> block,
                         std::map<std::string, run::ArgumentForm> arguments = {});

/// A buffer of so many elements with one value in each.
run::BufferForm filled(std::uint64_t elements, double value = 0);
/// A buffer that holds 0, 1, 2, …
run::BufferForm ramp(std::uint64_t elements);

/// A kernel text that was run once.
class KernelRun {
public:
  /// Throws where the launch is not known in full or the executor cannot be started. `kernel` may be left out where
  /// there is only one.
  KernelRun(const std::string &text, const run::LaunchForm &form, const std::string &kernel = {},
            run::Limits limits = {}, bool checks = true, bool counts = false);

  const run::ExecutionOutcome &outcome() const { return execution_->outcome; }

  const run::Fault &fault() const { return outcome().fault; }

  /// What a buffer or a variable of the source holds after the run.
  template <typename T>
  std::vector<T> values(const std::string &name) const {
    for (const run::BufferOutcome &buffer : outcome().buffers) {
      if (buffer.name != name) continue;
      std::vector<T> out(buffer.bytes / sizeof(T));
      std::ifstream in(buffer.file, std::ios::binary);
      in.read(reinterpret_cast<char *>(out.data()), static_cast<std::streamsize>(out.size() * sizeof(T)));
      return out;
    }
    ADD_FAILURE() << "nothing is called " << name << "; " << fault().text();
    return {};
  }

private:
  ParsedSource source_;
  std::optional<run::Execution> execution_;
};

/// Skips without CUDA's headers.
class ExecutorTest : public testing::Test {
protected:
  void SetUp() override {
    if (!cudaRoot()) GTEST_SKIP() << "no CUDA headers to compile with";
  }
};

} // namespace warpgrain::tests
