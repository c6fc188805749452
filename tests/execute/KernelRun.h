// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/run/Executor.h"
#include "core/run/ResolveLaunch.h"
#include "core/run/Verification.h"
#include "tests/support/ParsedSource.h"

#include <gtest/gtest.h>

#include <fstream>
#include <string>
#include <vector>

namespace warpgrain::tests {

/// The executor that was built beside this test.
execute::Executor theExecutor();

/// A source for the executor, as the parser reads it.
execute::DeviceSource deviceSource(const ParsedSource &source);

/// A kernel of a source, to be run with a launch.
execute::KernelSubject subjectOf(ParsedSource &source, model::FunctionId kernel, execute::LaunchForm form = {});

/// A launch of `blocks` blocks of `threads` threads, with values for parameters.
execute::LaunchForm launchOf(std::array<std::int64_t, 3> grid, std::array<std::int64_t, 3> block,
                             std::map<std::string, execute::ArgumentForm> arguments = {});

/// A buffer of so many elements with one value in each.
execute::BufferForm filled(std::uint64_t elements, double value = 0);
/// A buffer that holds 0, 1, 2, …
execute::BufferForm ramp(std::uint64_t elements);

/// A kernel text that was run once.
class KernelRun {
public:
  /// Throws where the launch is not known in full or the executor cannot be started. `kernel` may be left out where
  /// there is only one.
  KernelRun(const std::string &text, const execute::LaunchForm &form, const std::string &kernel = {},
            execute::Limits limits = {}, bool checks = true, bool counts = false);

  const execute::ExecutionOutcome &outcome() const { return execution_->outcome; }

  const execute::Fault &fault() const { return outcome().fault; }

  /// What a buffer or a variable of the source holds after the run.
  template <typename T>
  std::vector<T> values(const std::string &name) const {
    for (const execute::BufferOutcome &buffer : outcome().buffers) {
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
  std::optional<execute::Execution> execution_;
};

/// Skips without CUDA's headers.
class ExecutorTest : public testing::Test {
protected:
  void SetUp() override {
    if (!cudaRoot()) GTEST_SKIP() << "no CUDA headers to compile with";
  }
};

} // namespace warpgrain::tests
