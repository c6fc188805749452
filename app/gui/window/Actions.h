// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QAction;
class QActionGroup;
class QPalette;

namespace warpgrain::gui {

/// Every action of the menus and the toolbar, with its name, shortcut and icon. What they do is connected by the
/// window.
class Actions : public QObject {
  Q_OBJECT

public:
  explicit Actions(QObject *parent);

  QAction *open;
  QAction *save;
  QAction *saveAs;
  QAction *saveAll;
  QAction *closeFile;
  QAction *nextFile;
  QAction *previousFile;
  QAction *openSession;
  QAction *saveSession;
  QAction *saveSessionAs;
  QAction *quit;
  QAction *undo;
  QAction *redo;
  QAction *cut;
  QAction *copy;
  QAction *paste;
  QAction *selectAll;
  QAction *find;
  QAction *replace;
  QAction *goToLine;
  QAction *goToSymbol;
  QAction *shortcuts;
  QAction *undoPlan;
  QAction *redoPlan;
  QAction *build;
  QAction *verify;
  QAction *measure;
  QAction *tune;
  QAction *cancel;
  QAction *jobs;
  QAction *flags;
  QAction *editVariant;
  QAction *addKernel;
  QAction *renameVariant;
  QAction *removeVariant;
  QAction *exportVariant;
  QAction *exportPatch;
  QAction *exportReport;
  QAction *sparseProducts;
  QAction *palette;
  QAction *nextPane;
  QAction *previousPane;
  QAction *zoomIn;
  QAction *zoomOut;
  QAction *zoomReset;
  QAction *coloursSystem;
  QAction *coloursLight;
  QAction *coloursDark;
  QAction *coloursContrast;
  QAction *resetLayout;
  QAction *handbook;
  QAction *reasons;
  QAction *tour;
  QAction *about;
  QActionGroup *colours;

  /// Draws the icons in a palette's colours.
  void paintIcons(const QPalette &colors);

private:
  QAction *make(const QString &name, const QString &text);
};

} // namespace warpgrain::gui
