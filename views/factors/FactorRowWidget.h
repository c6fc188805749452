// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/factors/FactorRow.h"

#include <QWidget>

#include <vector>

class QLabel;
class QLineEdit;

namespace warpgrain::views {

class FactorButton;

/// A row of the panel: its title, its values, and a line for another factor.
class FactorRowWidget : public QWidget {
  Q_OBJECT

public:
  explicit FactorRowWidget(const FactorRow &row, QWidget *parent = nullptr);

  /// Other verdicts of the same values, and other steps that are chosen or tried.
  void update(const FactorRow &row, const transform::Plan &plan, const std::vector<transform::Step> &tried);

  FactorButton *button(std::size_t value) const { return buttons_[value]; }

  QLineEdit *customFactor() const { return custom_; }

Q_SIGNALS:
  void valueClicked(std::size_t value);
  void valueFocused(std::size_t value);
  void valueTicked(std::size_t value);
  void factorTyped(int factor);

private:
  void makeCustom(const FactorRow &row);
  void showChosen(const FactorRow &row, const transform::Plan &plan);

  QLabel *title_;
  std::vector<FactorButton *> buttons_;
  QLineEdit *custom_ = nullptr;
};

} // namespace warpgrain::views
