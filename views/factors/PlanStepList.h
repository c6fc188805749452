// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dependence/Verdict.h"
#include "core/plan/PlanDraft.h"

#include <QListWidget>

#include <optional>
#include <vector>

namespace warpgrain::views {

/// The steps of a plan in their order, each with its verdict: to be dragged, edited in place, switched off and on,
/// taken out. What is shown is what setDraft said last: every change emits, and waits for the new plan.
/// Keys: Space switches, Enter and F2 edit, Del takes out, Alt+Up and Alt+Down move, Ctrl+C copies the plan as text.
class PlanStepList : public QListWidget {
  Q_OBJECT

public:
  explicit PlanStepList(QWidget *parent = nullptr);

  /// Steps that stay keep their items, and what is being typed into one.
  void setDraft(const transform::PlanDraft &draft);
  /// Of the steps that are on, in order, as far as the plan was judged. Awaited after every other plan.
  void setVerdicts(const std::vector<dependence::Verdict> &verdicts);
  /// Goes on showing what was typed for a step and is none, to be mended.
  void keepTyped(std::size_t index, const QString &text);

  const transform::PlanDraft &draft() const { return draft_; }

  /// What is said of a step; none where it is off, not judged yet, or behind a step that stops the plan.
  const dependence::Verdict *verdictOf(std::size_t index) const;
  /// "✓ legal", "off", "not reached".
  QString stateOf(std::size_t index) const;
  QColor stateColour(std::size_t index) const;

  void moveCurrent(int by);
  void removeCurrent();

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

Q_SIGNALS:
  /// Another order, steps on or off, steps less.
  void draftWanted(const warpgrain::transform::PlanDraft &draft);
  void stepEdited(std::size_t index, const QString &text);

protected:
  void keyPressEvent(QKeyEvent *event) override;

private:
  void fill();
  void fillItem(std::size_t index);
  void readItems();
  void tellStates();

  bool isPartOfDraft(std::size_t index) const { return index < draft_.size(); }

  transform::PlanDraft draft_;
  std::vector<dependence::Verdict> verdicts_;            ///< of the steps that are on
  bool pending_ = false;                                 ///< they are not there yet
  std::optional<std::pair<std::size_t, QString>> typed_; ///< a text that is no step
};

} // namespace warpgrain::views
