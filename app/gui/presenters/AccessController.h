// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/access/AccessAnalysis.h"
#include "app/gui/access/PictureMaker.h"
#include "app/gui/background/NewestWins.h"
#include "app/gui/workbench/Workbench.h"

#include <QObject>
#include <QTimer>

namespace warpgrain::gui {

/// The launch that the launch bar shows, for the analysis of accesses.
access::LaunchContext launchContextOf(const LaunchController &launch);

/// What a person has typed into a field of the numbers.
void typeNumber(LaunchController &launch, const views::LaunchNumber &number);

/// Looks at the accesses of the chosen kernel whenever text, kernel or launch change, and makes pictures of single
/// requests. Both beside the GUI thread; the newest question wins.
class AccessController : public QObject {
  Q_OBJECT

public:
  explicit AccessController(Workbench &workbench, QObject *parent = nullptr);

  /// Of the chosen kernel, as asked last; null before the first answer and where there is no kernel.
  const AccessAnalysisPointer &current() const { return current_; }

  bool isBusy() const { return soon_.isActive() || analyser_.isBusy(); }

  bool isDrawing() const { return painter_.isBusy(); }

  /// A picture of a request of the current analysis, or of one of a variant; `pictured` brings it.
  void ask(const AccessAnalysisPointer &analysis, const views::PictureQuery &query);

  /// Nobody wants the picture any more.
  void dropPicture() { painter_.drop(); }

Q_SIGNALS:
  void begun();
  /// `current` is another one.
  void changed();
  void pictured(const warpgrain::views::AccessPicture &picture);

private:
  void begin();
  AccessRequest wanted() const;
  void take(const AccessAnalysisPointer &analysis);

  Workbench &workbench_;
  AccessRequest asked_;
  AccessAnalysisPointer current_;
  QTimer soon_; ///< a new text changes kernel and launch too: they are asked for together
  NewestWins<AccessRequest, AccessAnalysisPointer> analyser_;
  NewestWins<PictureRequest, views::AccessPicture> painter_;
};

} // namespace warpgrain::gui
