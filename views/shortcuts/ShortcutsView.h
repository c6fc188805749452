// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QList>
#include <QString>
#include <QWidget>

#include <cstddef>
#include <optional>
#include <vector>

class QKeySequenceEdit;
class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;

namespace warpgrain::views {

/// A command, and the keys that call it.
struct ShortcutRow {
  QString id;                   ///< names it to whoever listens
  QString text;                 ///< "File > Save"
  QList<QKeySequence> keys;     ///< the first is shown in the menu
  QList<QKeySequence> standard; ///< what it has when nobody has chosen others
  bool isFixed = false;         ///< the keys are somebody else's: they are shown, and no command can take them
};

/// All commands with their keys, and a field to press other keys in. Keys belong to one command: assigning them takes
/// them from the one that had them.
class ShortcutsView : public QWidget {
  Q_OBJECT

public:
  explicit ShortcutsView(QWidget *parent = nullptr);

  void setRows(std::vector<ShortcutRow> rows);

  const std::vector<ShortcutRow> &rows() const { return rows_; }

Q_SIGNALS:
  void changed(const QString &id, const QList<QKeySequence> &keys);

private:
  std::optional<std::size_t> chosen() const;
  std::optional<std::size_t> ownerOf(const QKeySequence &keys) const;
  /// Why keys can be no command's; empty where they can.
  QString refusalOf(const QKeySequence &keys) const;
  void showRow(std::size_t row);
  void filter();
  void takeTyped();
  void showState();
  void assign();
  void setKeys(std::size_t row, const QList<QKeySequence> &keys);
  void restoreAll();

  std::vector<ShortcutRow> rows_; ///< items have their numbers in these
  QLineEdit *filter_;
  QTreeWidget *list_;
  QKeySequenceEdit *typed_;
  QPushButton *assign_;
  QPushButton *clear_;
  QPushButton *standard_;
  QPushButton *allStandard_;
  QLabel *message_;
};

} // namespace warpgrain::views
