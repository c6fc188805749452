// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QToolButton;
class QVBoxLayout;

namespace warpgrain::views {

/// Rows of the panel under a heading. Those of one loop or array can be folded away.
class FactorSection : public QWidget {
  Q_OBJECT

public:
  explicit FactorSection(bool foldable, QWidget *parent = nullptr);

  void setTitle(const QString &title);
  /// What is chosen of the rows, to be read while they are folded away.
  void setChosen(const QString &chosen);
  /// Takes every row out; they stay where they are until they are added again, or deleted.
  void clear();
  void add(QWidget *row);

  bool isFolded() const;
  void setFolded(bool folded);

Q_SIGNALS:
  /// A person has folded or unfolded it.
  void folded(bool folded);

private:
  void showTitle();

  QLabel *label_ = nullptr;       ///< of one that cannot be folded
  QToolButton *button_ = nullptr; ///< of the others
  QWidget *inside_;
  QVBoxLayout *rows_;
  QString title_;
  QString chosen_;
};

} // namespace warpgrain::views
