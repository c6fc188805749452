// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QPointer>
#include <QString>

#include <vector>

class QLabel;
class QLineEdit;
class QTreeWidget;
class QTreeWidgetItem;

namespace warpgrain::views {

/// An entry of a list to choose from.
struct QuickItem {
  QString text;
  QString hint; ///< at the right: a shortcut, a line
  bool isEnabled = true;
};

/// A line to type into at the top of a window, with a list below that what is typed filters; or the line alone.
/// Keys: Up, Down, Page Up and Page Down move in the list, Enter takes, Esc closes. It closes too when the keyboard
/// goes elsewhere. The keyboard returns to where it was before anything is emitted.
class QuickPick : public QFrame {
  Q_OBJECT

public:
  /// `window` is what it lies over.
  explicit QuickPick(QWidget *window);

  /// Opens it with a list. `prompt` says what is chosen.
  void choose(const QString &prompt, std::vector<QuickItem> items);
  /// Opens it without a list.
  void ask(const QString &prompt);
  /// Says what is wrong with what was typed. Emitted entered() leaves the line open until finish() is called.
  void refuse(const QString &sentence);
  /// Closes it and gives the keyboard back.
  void finish();

  /// The positions of the entries that are shown, best first.
  const std::vector<std::size_t> &shown() const { return shown_; }

Q_SIGNALS:
  /// An entry was taken, by its position in the list.
  void chosen(std::size_t item);
  /// The line was taken, where there is no list.
  void entered(const QString &text);

protected:
  bool eventFilter(QObject *object, QEvent *event) override;

private:
  void open(const QString &prompt);
  void filter();
  void take();
  void place();
  bool moves(int key);

  std::vector<QuickItem> items_;
  std::vector<std::size_t> shown_;
  bool hasList_ = true;
  QPointer<QWidget> before_; ///< had the keyboard
  QLabel *prompt_;
  QLineEdit *line_;
  QTreeWidget *list_;
  QLabel *message_;
};

} // namespace warpgrain::views
