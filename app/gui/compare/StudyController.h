// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/background/RememberedAnswer.h"
#include "app/gui/compare/VariantStudy.h"

#include <QObject>

#include <memory>

namespace warpgrain::gui {

/// Looks at what two variants of a kernel do, on a thread of its own; the newest question wins.
class StudyController : public QObject {
  Q_OBJECT

public:
  StudyController(std::shared_ptr<StudiedTexts> texts, std::shared_ptr<KeptParser> parser, QObject *parent = nullptr);

  /// studied() follows, at once where the same was asked before.
  void ask(StudyRequest request);

  /// Nobody wants an answer any more.
  void drop() { answers_.drop(); }

  bool isBusy() const { return answers_.isBusy(); }

Q_SIGNALS:
  /// Something else is asked: what was studied before is out of date.
  void begun();
  /// Of what was asked last; null: the kernel is not there.
  void studied(const warpgrain::gui::VariantStudyPointer &study);

private:
  RememberedAnswer<StudyRequest, VariantStudyPointer> answers_;
};

} // namespace warpgrain::gui
