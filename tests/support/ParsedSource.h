// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TemporaryDirectory.h"
#include "core/frontend/Parser.h"
#include "core/plan/ApplyPlan.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

namespace warpgrain::tests {

/// The toolkit whose headers the tests parse with; none where there is none, and then such tests
/// skip themselves.
std::optional<std::filesystem::path> cudaRoot();

/// A source text in a file of its own, parsed, and ready to be transformed.
class ParsedSource {
public:
  /// Fails the running test where the text cannot be parsed at all.
  explicit ParsedSource(const std::string &text, bool keepPreamble = false, const std::string &name = "kernel.cu");

  const model::Unit &unit() const { return unit_; }

  frontend::Parser &parser() { return *parser_; }

  const std::filesystem::path &path() const { return path_; }

  model::FunctionId kernel(const std::string &name = {}) const;

  /// The text after a plan, or the error.
  Result<std::string> transformed(const std::string &plan, const std::string &kernel = {});
  /// The verdict of one step.
  dependence::Verdict verdict(const std::string &step, const std::string &kernel = {}) const;

private:
  TemporaryDirectory folder_;
  std::filesystem::path path_;
  std::unique_ptr<frontend::Parser> parser_;
  model::Unit unit_;
};

} // namespace warpgrain::tests
