// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/Step.h"
#include "views/factors/FactorRow.h"

#include <QScrollArea>

#include <map>
#include <vector>

class QLabel;
class QVBoxLayout;

namespace warpgrain::views {

class FactorRowWidget;
class FactorSection;

/// The rows of the panel under their headings: what comes, stays and goes when others are shown, and what a click on
/// them asks for.
class FactorRowList : public QScrollArea {
  Q_OBJECT

public:
  explicit FactorRowList(QWidget *parent = nullptr);

  const std::vector<FactorRow> &rows() const { return rows_; }

  /// Rows that stay keep their widgets and the keyboard's place, whatever comes or goes around them.
  void setRows(const std::vector<FactorRow> &rows);
  /// The steps of the plan that are on: the values that are checked.
  void setPlan(const transform::Plan &plan);
  /// The steps that the space tries: the values with a tick.
  void setTried(const std::vector<transform::Step> &steps);
  /// A sentence in place of the rows. Shown while there are none.
  void setEmptyText(const QString &text);
  /// Scrolls to a section, FactorRow::section; not while the keyboard is among the rows.
  void revealSection(const QString &section);
  /// Brings a value of a row to be seen, and gives it the keyboard.
  void showStep(const transform::Step &step);

Q_SIGNALS:
  /// As FactorPanel's.
  void stepChosen(const warpgrain::transform::Step &step);
  void stepRemoved(const warpgrain::transform::Step &step);
  void stepTicked(const warpgrain::transform::Step &step);
  /// A person looks at a value; without a word: at one that has no step.
  void valueAsked(const warpgrain::transform::Step &step);

private:
  void rebuild(const std::vector<FactorRow> &rows);
  FactorRowWidget *makeWidget(const FactorRow &row);
  FactorSection *makeSection(const FactorRow &row, bool folds);
  void arrange();
  void showRow(std::size_t row);
  void unfold(const QString &key);
  void showChosen();
  void choose(std::size_t row, std::size_t value);
  void chooseCustom(std::size_t row, int factor);
  void ask(std::size_t row, std::size_t value);

  std::vector<FactorRow> rows_;
  transform::Plan plan_;
  std::vector<transform::Step> tried_;
  std::vector<FactorRowWidget *> widgets_; ///< of rows_, in order; null for what is folded away and was never seen
  std::vector<FactorSection *> sections_;  ///< of their groups, in order
  std::map<QString, bool> folded_;         ///< sections that a person has folded, or unfolded
  QWidget *rowsArea_ = nullptr;
  QVBoxLayout *rowsLayout_ = nullptr;
  QLabel *empty_ = nullptr;
};

} // namespace warpgrain::views
