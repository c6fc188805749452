// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/factors/FactorRow.h"

#include <QAbstractButton>

namespace warpgrain::views {

/// One value of a row: its label, and its verdict as a sign and a colour. Whether it is checked is the plan's business;
/// a click only asks for it.
class FactorButton : public QAbstractButton {
  Q_OBJECT

public:
  explicit FactorButton(QWidget *parent = nullptr);

  void setValue(const QString &rowTitle, const FactorValue &value);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

Q_SIGNALS:
  /// The keyboard came to it.
  void focused();

protected:
  void paintEvent(QPaintEvent *event) override;
  void focusInEvent(QFocusEvent *event) override;
  void keyPressEvent(QKeyEvent *event) override;
  void nextCheckState() override;
  bool event(QEvent *event) override;

private:
  QString glyph() const;

  dependence::VerdictKind kind_ = dependence::VerdictKind::unknown;
  bool pending_ = true;
};

} // namespace warpgrain::views
