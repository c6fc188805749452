// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/background/Background.h"
#include "app/gui/background/NewestWins.h"
#include "app/gui/dependence/DependenceController.h"
#include "app/gui/presenters/ChosenText.h"
#include "app/gui/workbench/Workbench.h"
#include "views/dependence/DependenceView.h"

#include <QObject>
#include <QTimer>

#include <optional>
#include <vector>

namespace warpgrain::gui {

/// Keeps the dependence view at the chosen kernel, its launch and the newest text, or that of the chosen variant, for
/// as long as somebody looks at it; lays its graph out beside the GUI thread, and leads between it and the editor.
class DependencePresenter : public QObject {
  Q_OBJECT

public:
  /// The text has to live as long as the view.
  DependencePresenter(Workbench &workbench, ChosenText &text, views::DependenceView &view);

  /// Whether the view is in front: nothing is looked for where nobody sees it.
  void setLookedAt(bool isLookedAt);

  /// Where the caret is in the text of the variant, whose files have the paths of its analysis.
  void setVariantCaret(const warpgrain::gui::Place &place);

Q_SIGNALS:
  /// The sentence says what was written and where.
  void exported(const QString &sentence);
  void refused(const QString &sentence);
  /// A place in the variant's text is to be gone to.
  void placeInVariantWanted(const warpgrain::gui::Place &place);
  /// The ends of the chosen dependence are in the variant's text; empty: none is chosen there.
  void endsInVariant(const std::vector<warpgrain::gui::PlaceRange> &ends);

private:
  void connectWorkbench();
  void connectView();
  void refresh();
  void refreshVariant();
  /// Why there can be no graph of the original; empty where there can.
  QString reason() const;
  QString whyNotOf(const Analysis &analysis, const KernelKey &kernel) const;
  void ask(const AnalysisPointer &analysis, const KernelKey &kernel, const access::LaunchContext &launch);
  void take(const FoundDependences &found);
  void cancel();
  void showCaret();
  void exportGraph();

  Workbench &workbench_;
  views::DependenceView &view_;
  ChosenText &text_;
  Place variantCaret_;
  bool isLookedAt_ = false;
  bool isStale_ = true;                     ///< something has changed while nobody looked
  std::optional<DependenceQuestion> asked_; ///< none: nothing is shown, or may be
  QTimer patience_;                         ///< runs while an answer may yet come without a word
  DependenceController controller_;
  NewestWins<views::LayoutRequest, Result<views::GraphLayout>> layouts_;
  Background background_;
};

} // namespace warpgrain::gui
