// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"
#include "core/openmp/emit/Target.h"
#include "core/openmp/model/Program.h"

#include <string>

namespace warpgrain::openmp {

/// Pieces of a program's text with the edits that fall into them, and the language of its kernels.
class TextPieces {
public:
  TextPieces(const Program &program, TextEdits edits, const Target &target = cudaTarget(), TextEdits ofKernels = {})
      : program_(program), edits_(std::move(edits)), target_(target), ofKernels_(std::move(ofKernels)) {}

  /// The text of a span. Of `more`, which belong to the span, and of the program's own edits the latter yield.
  std::string text(const SourceSpan &span, const TextEdits &more = {}) const;

  /// The same of code that becomes a kernel's, or a function's that kernels call.
  std::string kernelText(const SourceSpan &span, TextEdits more = {}) const;

  const TextEdits &edits() const { return edits_; }

  const Target &target() const { return target_; }

private:
  const Program &program_;
  TextEdits edits_;
  const Target &target_;
  TextEdits ofKernels_;
};

/// Moves the lines behind the first one from one indentation to another; lines that begin otherwise stay.
std::string reindented(std::string_view text, std::string_view from, std::string_view to);

} // namespace warpgrain::openmp
