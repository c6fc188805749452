// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/workflow/tuners/PlanValues.h"

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::workflow {

/// Copies of a source's own headers, in which the host's code is marked: a tuner's compiler for device code reads them.
class HeaderCopies {
public:
  /// `folder`: where the copies will lie, absolute.
  explicit HeaderCopies(std::filesystem::path folder) : folder_(std::move(folder)) {}

  /// The text of a file in a folder, with the copies in place of the headers.
  std::string including(std::string text, const std::filesystem::path &folder);

  /// By their names.
  std::map<std::string, std::string> take() { return std::move(texts_); }

private:
  /// The name of its copy; nothing where the file is not there.
  std::optional<std::string> copyOf(const std::filesystem::path &header);

  std::filesystem::path folder_;
  std::map<std::filesystem::path, std::string> names_;
  std::map<std::string, std::string> texts_;
};

/// The text with the kernel declared `extern "C"`: tuners look it up by its plain name.
std::string withPlainName(std::string text, const std::string &kernel);

/// One source with the texts of all variants, each behind the condition of its values. `plans`: what is said of each.
std::string sourceOf(const std::vector<PlanValues> &values, const std::vector<std::string> &texts,
                     const std::vector<std::string> &plans);

} // namespace warpgrain::workflow
