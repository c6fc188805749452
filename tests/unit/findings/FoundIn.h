// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/KernelFindings.h"
#include "core/run/launch/SourceNumbers.h"
#include "tests/support/ParsedSource.h"

#include <algorithm>
#include <optional>
#include <string>

namespace warpgrain::findings {

/// What is found in the only kernel of a text, in the launch that the text has.
class FoundIn {
public:
  explicit FoundIn(const std::string &text, bool withMends = false, bool withGpu = true) : source_(text) {
    FindingsTask task;
    task.subject.unit = &source_.unit();
    task.subject.kernel = source_.kernel();
    task.subject.reparse = [this](const transform::Texts &texts) { return source_.parser().parse(texts); };
    task.launch = access::LaunchContext::of(source_.unit(), task.subject.kernel);
    run::completeFromSource(source_.unit(), task.subject.kernel, task.launch);
    if (withGpu) task.gpu = estimate::modelledGpu("sm_90");
    all_ = findingsOf(task);
    if (withMends) addMends(all_, task);
  }

  const KernelFindings &all() const { return all_; }

  const Finding *find(FindingKind kind, const std::string &array = {}) const {
    const auto found = std::ranges::find_if(all_.list, [&](const Finding &finding) {
      return finding.kind == kind && (array.empty() || finding.array == array);
    });
    return found == all_.list.end() ? nullptr : &*found;
  }

  /// The line, from 1, of a finding's first place.
  std::size_t lineOf(const Finding &finding) const {
    const std::string &text = source_.unit()[finding.places.front().file].text;
    return 1 + static_cast<std::size_t>(std::count(
                   text.begin(), text.begin() + static_cast<std::ptrdiff_t>(finding.places.front().begin), '\n'));
  }

  /// The kinds in their rank, for messages.
  std::string kinds() const {
    std::string out;
    for (const Finding &finding : all_.list)
      out += std::string(nameOf(finding.severity)) + " " + std::string(nameOf(finding.kind)) + ", ";
    return out;
  }

private:
  tests::ParsedSource source_;
  KernelFindings all_;
};

} // namespace warpgrain::findings
