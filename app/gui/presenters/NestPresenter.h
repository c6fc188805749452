// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/base/Dialogs.h"
#include "app/gui/nests/NestController.h"
#include "app/gui/workbench/Workbench.h"
#include "views/nests/NestsView.h"

#include <QObject>
#include <QTimer>

#include <map>

class QMenu;

namespace warpgrain::gui {

/// Fills the view of serial loop nests with those of the source that is open, while a person looks at it, has the
/// program written of the chosen mappings, and hands it on.
class NestPresenter : public QObject {
  Q_OBJECT

public:
  NestPresenter(Workbench &workbench, views::NestsView &view, Dialogs &dialogs);

  /// Nothing is mapped while nobody looks.
  void setLookedAt(bool isLookedAt);

  /// The source that is open is a serial one with loops, or marks nests.
  bool hasNests() const { return hasNests_; }

  /// Adds what can be done with the loop at a line of a file to a context menu.
  void offer(QMenu &menu, const std::filesystem::path &file, std::uint32_t line);

Q_SIGNALS:
  /// A source was opened, or its nests have come or gone. `isFirst`: it was opened just now and has no kernels of its
  /// own.
  void nestsSeen(bool has, bool isFirst);
  /// The view is to be seen.
  void viewWanted();
  void openWanted(const QString &file);
  void told(warpgrain::gui::MessageKind kind, const QString &sentence);

private:
  void take(const AnalysisPointer &analysis);
  void follow(const views::NestSettings &settings);
  void ask();
  void askText();
  void show(const NestAnswer &answer);
  void showText(const NestTextAnswer &answer);
  void showBusy();
  void showEmpty();
  void stop();
  void open();
  void save();
  NestTextQuestion textQuestion() const;
  std::uint32_t loopAt(std::uint32_t line) const;

  Workbench &workbench_;
  views::NestsView &view_;
  Dialogs &dialogs_;
  NestController controller_;
  ProgramWriter files_;
  QTimer quiet_; ///< a person may still be typing
  bool isLookedAt_ = false;
  bool hasNests_ = false;
  bool isNew_ = false;     ///< the unit was opened and is not analysed yet
  bool isStopped_ = false; ///< by a person; a change of the text or of a choice asks again
  std::optional<std::uint32_t> onlyLine_;
  views::NestSettings settings_;
  std::map<std::size_t, std::size_t> chosen_; ///< mappings other than the best, by nest
  NestStudyPointer study_;                    ///< what is shown
  NestStudyPointer all_;                      ///< the last one that was not of one nest alone
  views::NestListPointer list_;
  NestTextAnswer text_;
};

} // namespace warpgrain::gui
