// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"
#include "core/model/BodyIndex.h"
#include "core/steps/loopkit/Grouping.h"
#include "core/steps/rewrite/Layout.h"

#include <string>
#include <string_view>

namespace warpgrain::transform {

/// Writes a loop over groups of iterations, and the loop for the last ones, in place of a loop.
class LoopWriter {
public:
  LoopWriter(const model::BodyIndex &index, const model::Function &kernel, const Grouping &grouping);

  /// `content`: the lines of the group's body, each with its indentation (see inner()) and its end.
  TextEdit write(const std::string &content) const;

  /// The indentation of the loop, and of the lines in it.
  const std::string &outer() const { return outer_; }

  const std::string &inner() const { return inner_; }

  const Layout &layout() const { return layout_; }

  FileId file() const { return loop_.keyword.file; }

  /// The text of a span with those of the edits made that lie in it.
  std::string edited(const SourceSpan &span, const TextEdits &edits) const;
  /// The lines of a piece of text, the first of which need not stand at its line's begin: it is then indented.
  std::string linesOf(const SourceSpan &span, const TextEdits &edits, const std::string &indent) const;
  /// The lines between a body's braces, or the body where it has none; with the comments that stand there.
  SourceSpan contentOf(model::StatementId body) const;
  /// A header before a body, ending with an open brace and the line's end.
  std::string opened(const SourceSpan &header, model::StatementId body, const TextEdits &edits) const;

private:
  SourceSpan headerSpan() const;
  std::uint32_t tailEnd() const;
  bool needsBraces() const;
  bool counterMeetsOthers() const;
  std::string mainLines(const std::string &content) const;
  std::string restLines() const;
  TextEdit placed(std::string lines) const;
  TextEdit inOwnBraces(std::uint32_t end, const std::string &lines) const;

  const model::BodyIndex &index_;
  const model::Body &body_;
  const model::Unit &unit_;
  const model::Function &kernel_;
  const Grouping &grouping_;
  const model::Statement &loop_;
  std::string_view text_;
  Layout layout_;
  std::string outer_;
  std::string inner_;
};

} // namespace warpgrain::transform
