// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/shortcuts/ShortcutsView.h"

#include <QObject>
#include <QPointer>

#include <vector>

class QAction;
class QDialog;
class QMenu;
class QMenuBar;
class QSettings;

namespace warpgrain::gui {

/// The keys of the menus' actions. What a person has chosen is kept in the settings, by the actions' names.
class Shortcuts : public QObject {
  Q_OBJECT

public:
  /// Takes the keys that the actions have as their standard ones, and gives them those of the settings, which it looks
  /// at again whenever the window is shown: pages of other files change them, too.
  Shortcuts(const QMenuBar &menus, QSettings &settings, QWidget *window);

  /// Opens the list of all commands.
  void open();

protected:
  bool eventFilter(QObject *object, QEvent *event) override;

private:
  struct Listed {
    QPointer<QAction> action;
    QString text; ///< "File > Save"
    QList<QKeySequence> standard;
    QList<QKeySequence> fixed; ///< of an action whose keys somebody else listens to
  };

  void list(const QMenu &menu, const QString &path);
  void apply();
  void choose(const QString &name, const QList<QKeySequence> &keys);
  std::vector<views::ShortcutRow> rows() const;

  QSettings &settings_;
  QWidget *window_;
  std::vector<Listed> actions_;
  QPointer<QDialog> dialog_;
};

} // namespace warpgrain::gui
