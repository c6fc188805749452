// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/LineIndex.h"
#include "core/openmp/model/Program.h"
#include "core/workflow/mapping/EditedSource.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace warpgrain::workflow {

/// A text that is put together of pieces of others, with the lines of files that its lines are.
class JoinedText {
public:
  /// A piece of a program's text.
  void add(const openmp::Program &program, const LineIndex &lines, std::uint32_t begin, std::uint32_t end);

  /// Words that stand in no file: their lines are those of what is before them.
  void add(std::string_view words);

  std::uint32_t size() const { return static_cast<std::uint32_t>(text_.size()); }

  EditedSource take();

private:
  void note(const openmp::SourceLine &place);

  std::string text_;
  std::uint32_t line_ = 1; ///< of the text's end
  bool isNoted_ = false;   ///< the place of this line is known
  openmp::SourceLine last_;
  std::vector<openmp::HeaderLines> lines_;
};

} // namespace warpgrain::workflow
