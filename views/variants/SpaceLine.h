// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>
#include <QStringList>

class QCompleter;
class QStringListModel;

namespace warpgrain::views {

/// The line for a search space: steps with lists of values, separated by semicolons. Each step is completed by itself,
/// as it is typed, and with Ctrl+Space also where nothing is.
class SpaceLine : public QLineEdit {
  Q_OBJECT

public:
  explicit SpaceLine(QWidget *parent = nullptr);

  /// Steps that can be tried: "coarsen y 1,2,4", "stage A".
  void setChoices(const QStringList &choices);

  /// What is offered for the step at the cursor, in the order of the choices.
  QStringList offered() const;

Q_SIGNALS:
  /// A choice took the place of the step at the cursor: the person has changed the line.
  void completed(const QString &text);

protected:
  void keyPressEvent(QKeyEvent *event) override;

private:
  struct Part {
    qsizetype begin = 0;
    qsizetype length = 0;
  };

  Part partAtCursor() const;
  QString typed() const;
  void offer(const QStringList &list);
  void take(const QString &choice);

  QStringList choices_;
  QStringListModel *model_;
  QCompleter *completer_;
};

} // namespace warpgrain::views
