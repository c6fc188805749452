// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/factors/FactorRow.h"

#include <QAbstractButton>

class QPainter;

namespace warpgrain::views {

/// One value of a row: its label, and its verdict as a sign and a colour. Whether it is checked is the plan's business;
/// a click only asks for it.
class FactorButton : public QAbstractButton {
  Q_OBJECT

public:
  explicit FactorButton(QWidget *parent = nullptr);

  void setValue(const QString &rowTitle, const FactorValue &value);
  /// Whether the space tries the value: it has a tick then.
  void setTried(bool tried);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

Q_SIGNALS:
  /// The keyboard came to it.
  void focused();
  /// A person wants the space to try the value, or not to any more: Ctrl with a click or a key, or the menu.
  void tickWanted();

protected:
  void paintEvent(QPaintEvent *event) override;
  void focusInEvent(QFocusEvent *event) override;
  void keyPressEvent(QKeyEvent *event) override;
  void mouseReleaseEvent(QMouseEvent *event) override;
  void contextMenuEvent(QContextMenuEvent *event) override;
  void nextCheckState() override;
  bool event(QEvent *event) override;

private:
  QString glyph() const;
  bool canBeTried() const;
  void showTexts();
  void paintTick(QPainter &painter) const;

  QString title_; ///< of the row
  FactorValue value_;
  dependence::VerdictKind kind_ = dependence::VerdictKind::unknown;
  bool pending_ = true;
  bool tried_ = false;
};

} // namespace warpgrain::views
