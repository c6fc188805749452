// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/SourceSpan.h"
#include "core/dependence/Verdict.h"
#include "core/plan/Step.h"
#include "views/shared/VerdictText.h"

#include <QTextBrowser>

class QUrl;

namespace warpgrain::views {

/// A verdict with all that speaks for and against it, as links where it names places and steps.
class VerdictDetail : public QTextBrowser {
  Q_OBJECT

public:
  /// What was judged.
  struct Judged {
    QString title;
    const dependence::Verdict *verdict = nullptr; ///< null: nothing was
    bool pending = false;                         ///< the verdict is that of something else
    transform::Step lift = {};                    ///< makes a refused step possible; without a word: none is known
  };

  explicit VerdictDetail(QWidget *parent = nullptr);

  /// Without a verdict, `hint` is shown.
  void setJudged(const Judged &judged, const PlaceName &placeName, const QString &hint);

Q_SIGNALS:
  void placeChosen(warpgrain::SourceSpan span);
  /// A reason is to be looked up in the handbook.
  void reasonChosen(warpgrain::dependence::ReasonId reason);
  void stepChosen(const warpgrain::transform::Step &step);

private:
  QString htmlOf(const Judged &judged, const PlaceName &placeName) const;
  void openLink(const QUrl &link);

  QString shown_;
};

} // namespace warpgrain::views
