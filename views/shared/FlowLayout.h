// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>

#include <vector>

namespace warpgrain::views {

/// Puts widgets beside each other and begins a new line where the width ends.
class FlowLayout : public QLayout {
public:
  explicit FlowLayout(QWidget *parent = nullptr, int spacing = 4);
  ~FlowLayout() override;

  void addItem(QLayoutItem *item) override;
  int count() const override;
  QLayoutItem *itemAt(int index) const override;
  QLayoutItem *takeAt(int index) override;
  Qt::Orientations expandingDirections() const override;
  bool hasHeightForWidth() const override;
  int heightForWidth(int width) const override;
  QSize minimumSize() const override;
  QSize sizeHint() const override;
  void setGeometry(const QRect &rect) override;

private:
  /// Places the items, where wanted, and tells the height they need.
  int arrange(const QRect &rect, bool place) const;

  std::vector<QLayoutItem *> items_;
};

} // namespace warpgrain::views
