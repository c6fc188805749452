// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/analysis/ChosenKernel.h"
#include "app/gui/background/RememberedAnswer.h"
#include "core/session/VariantCode.h"

#include <QObject>

#include <memory>

namespace warpgrain::gui {

/// The text whose code is asked for.
struct CodeRequest {
  ChosenKernel subject;        ///< its launch is not looked at
  transform::Plan plan;        ///< empty: the original
  session::HandPointer byHand; ///< a text by hand, in place of the plan's; null: none

  friend bool operator==(const CodeRequest &one, const CodeRequest &other) {
    return one.subject.analysis == other.subject.analysis && one.subject.kernel == other.subject.kernel &&
           one.subject.architecture == other.subject.architecture && one.plan == other.plan &&
           one.byHand == other.byHand;
  }
};

/// What the compiler made of it.
struct CodeAnswer {
  Result<session::VariantCode> code;
  transform::Texts texts; ///< of the files that differ from the original's
};

using CodePointer = std::shared_ptr<const CodeAnswer>;

/// Compiles the text of a variant with line numbers, on a thread of its own; the newest question wins.
class CodeController : public QObject {
  Q_OBJECT

public:
  explicit CodeController(std::shared_ptr<KeptParser> parser, QObject *parent = nullptr);

  /// answered() follows, at once where the same was asked before.
  void ask(CodeRequest request);

  /// Nobody wants an answer any more.
  void drop() { answers_.drop(); }

  bool isBusy() const { return answers_.isBusy(); }

Q_SIGNALS:
  /// Something else is asked: what was known is out of date.
  void begun();
  void answered(const warpgrain::gui::CodePointer &answer);

private:
  RememberedAnswer<CodeRequest, CodePointer> answers_;
};

} // namespace warpgrain::gui
