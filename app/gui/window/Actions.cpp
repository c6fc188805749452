// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/Actions.h"

#include "app/gui/window/Icons.h"

#include <QAction>
#include <QActionGroup>

#include <array>
#include <utility>

namespace warpgrain::gui {

namespace {

/// A menu's text that names a key which somebody else listens to.
QString withKey(const QString &text, const QKeySequence &key) {
  return text + QLatin1Char('\t') + key.toString(QKeySequence::NativeText);
}

} // namespace

Actions::Actions(QObject *parent)
    : QObject(parent), open(make(QStringLiteral("open"), tr("&Open…"))),
      save(make(QStringLiteral("save"), tr("&Save"))), saveAs(make(QStringLiteral("saveAs"), tr("Save &As…"))),
      saveAll(make(QStringLiteral("saveAll"), tr("Save A&ll"))),
      closeFile(make(QStringLiteral("closeFile"), tr("&Close File"))),
      nextFile(make(QStringLiteral("nextFile"), tr("Next F&ile"))),
      previousFile(make(QStringLiteral("previousFile"), tr("Previous Fi&le"))),
      openSession(make(QStringLiteral("openSession"), tr("Open Sess&ion…"))),
      saveSession(make(QStringLiteral("saveSession"), tr("Save Sessio&n"))),
      saveSessionAs(make(QStringLiteral("saveSessionAs"), tr("Save Session As…"))),
      quit(make(QStringLiteral("quit"), tr("&Quit"))), undo(make(QStringLiteral("undo"), tr("&Undo"))),
      redo(make(QStringLiteral("redo"), tr("&Redo"))), cut(make(QStringLiteral("cut"), tr("Cu&t"))),
      copy(make(QStringLiteral("copy"), tr("&Copy"))), paste(make(QStringLiteral("paste"), tr("&Paste"))),
      selectAll(make(QStringLiteral("selectAll"), tr("Select &All"))), find(make(QStringLiteral("find"), tr("&Find…"))),
      replace(make(QStringLiteral("replace"), tr("R&eplace…"))),
      goToLine(make(QStringLiteral("goToLine"), tr("&Go to Line…"))),
      goToSymbol(make(QStringLiteral("goToSymbol"), tr("Go to &Kernel or Function…"))),
      shortcuts(make(QStringLiteral("shortcuts"), tr("Keyboard &Shortcuts…"))),
      undoPlan(make(QStringLiteral("undoPlan"), tr("U&ndo Plan Change"))),
      redoPlan(make(QStringLiteral("redoPlan"), tr("Re&do Plan Change"))),
      build(make(QStringLiteral("build"), tr("&Build Variants"))),
      verify(make(QStringLiteral("verify"), tr("&Verify Variants"))),
      measure(make(QStringLiteral("measure"), tr("&Measure Variants"))),
      tune(make(QStringLiteral("tune"), tr("&Tune"))), cancel(make(QStringLiteral("cancel"), tr("&Cancel"))),
      jobs(make(QStringLiteral("jobs"), tr("&Jobs…"))),
      flags(make(QStringLiteral("compilerFlags"), tr("Compiler &Flags…"))),
      editVariant(make(QStringLiteral("editVariant"), tr("Edit Variant b&y Hand"))),
      addKernel(make(QStringLiteral("addKernel"), tr("&Add Kernel from File…"))),
      renameVariant(make(QStringLiteral("renameVariant"), tr("Re&name Variant by Hand…"))),
      removeVariant(make(QStringLiteral("removeVariant"), tr("&Remove Variant by Hand"))),
      exportVariant(make(QStringLiteral("exportVariant"), tr("&Export Variant…"))),
      exportPatch(make(QStringLiteral("exportPatch"), tr("Export as &Patch…"))),
      exportReport(make(QStringLiteral("exportReport"), tr("Expor&t Report…"))),
      sparseProducts(make(QStringLiteral("sparseProducts"), tr("Sparse Pro&ducts…"))),
      palette(make(QStringLiteral("palette"), tr("Command P&alette…"))),
      nextPane(make(QStringLiteral("nextPane"), tr("&Next Pane"))),
      previousPane(make(QStringLiteral("previousPane"), tr("&Previous Pane"))),
      zoomIn(make(QStringLiteral("zoomIn"), tr("Zoom &In"))), zoomOut(make(QStringLiteral("zoomOut"), tr("Zoom &Out"))),
      zoomReset(make(QStringLiteral("zoomReset"), tr("Original &Size"))),
      coloursSystem(make(QStringLiteral("coloursSystem"), tr("&System"))),
      coloursLight(make(QStringLiteral("coloursLight"), tr("&Light"))),
      coloursDark(make(QStringLiteral("coloursDark"), tr("&Dark"))),
      coloursContrast(make(QStringLiteral("coloursContrast"), tr("High &Contrast"))),
      resetLayout(make(QStringLiteral("resetLayout"), tr("&Reset Layout"))),
      handbook(make(QStringLiteral("handbook"), tr("&Handbook"))),
      reasons(make(QStringLiteral("reasons"), tr("&Reasons of Verdicts"))),
      tour(make(QStringLiteral("tour"), tr("Guided &Tour"))),
      about(make(QStringLiteral("about"), tr("&About Warpgrain"))), colours(new QActionGroup(this)) {
  open->setShortcut(QKeySequence::Open);
  handbook->setShortcut(QKeySequence(Qt::Key_F1));
  handbook->setToolTip(tr("Open the handbook at what has the keyboard"));
  tour->setToolTip(tr("Show the parts of the window one after the other, on the open file or on an example"));
  save->setShortcut(QKeySequence::Save);
  saveAs->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S));
  closeFile->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_W));
  nextFile->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Tab));
  previousFile->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Tab));
  openSession->setShortcut(QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_O));
  saveSession->setShortcut(QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_S));
  quit->setShortcut(QKeySequence::Quit);
  quit->setMenuRole(QAction::QuitRole);
  undo->setShortcut(QKeySequence::Undo);
  redo->setShortcut(QKeySequence::Redo);
  // The editors' own keys; a shortcut of ours beside them would be ambiguous.
  find->setText(withKey(find->text(), Qt::CTRL | Qt::Key_F));
  replace->setText(withKey(replace->text(), Qt::CTRL | Qt::Key_H));
  goToLine->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_G));
  goToSymbol->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_O));
  palette->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P));
  nextPane->setShortcut(QKeySequence(Qt::Key_F6));
  previousPane->setShortcut(QKeySequence(Qt::SHIFT | Qt::Key_F6));
  // A plus needs Shift on many keyboards.
  zoomIn->setShortcuts({QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal),
                        QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Plus)});
  zoomOut->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Minus));
  zoomReset->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_0));
  undoPlan->setShortcut(QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_Z));
  redoPlan->setShortcut(QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_Y));
  build->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_B));
  verify->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_R));
  verify->setToolTip(tr("Run the variants on the CPU and compare what they leave in memory"));
  measure->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_M));
  measure->setToolTip(tr("Time the variants on the GPU that is chosen above the variants table"));
  tune->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_T));
  tune->setToolTip(tr("Search the plans of the kernel for the fastest"));
  cancel->setToolTip(tr("End what runs: building, running, measuring or searching"));
  cancel->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_B));
  jobs->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_J));
  jobs->setToolTip(tr("List what runs and what waits, each with a button that ends it"));
  flags->setToolTip(tr("See and change the flags that the source is read and built with"));
  editVariant->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_H));
  editVariant->setToolTip(tr("Take the text that is shown as a new row, and type in it"));
  addKernel->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_A));
  addKernel->setToolTip(tr("Take the kernel of the same name from another file as a new row"));
  exportVariant->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_E));
  exportPatch->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E));
  exportReport->setShortcut(QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_E));
  exportReport->setToolTip(tr("Write a page on the kernel, the plan and the variants, as HTML or PDF"));
  // The toolbar has no room for what the menu says.
  build->setIconText(tr("Build"));
  verify->setIconText(tr("Verify"));
  measure->setIconText(tr("Measure"));
  exportVariant->setIconText(tr("Export"));
  exportReport->setIconText(tr("Report"));
  about->setMenuRole(QAction::AboutRole);
  for (QAction *action : {coloursSystem, coloursLight, coloursDark, coloursContrast}) {
    action->setCheckable(true);
    colours->addAction(action);
  }
}

QAction *Actions::make(const QString &name, const QString &text) {
  auto *action = new QAction(text, this);
  action->setObjectName(name);
  return action;
}

void Actions::paintIcons(const QPalette &colors) {
  const std::array<std::pair<QAction *, const char *>, 13> icons{{{open, "open"},
                                                                  {save, "save"},
                                                                  {undo, "undo"},
                                                                  {redo, "redo"},
                                                                  {find, "find"},
                                                                  {build, "build"},
                                                                  {verify, "verify"},
                                                                  {measure, "measure"},
                                                                  {cancel, "cancel"},
                                                                  {exportVariant, "export"},
                                                                  {exportPatch, "patch"},
                                                                  {exportReport, "report"},
                                                                  {undoPlan, "undo"}}};
  for (const auto &[action, name] : icons)
    action->setIcon(themedIcon(QString::fromLatin1(name), colors));
}

} // namespace warpgrain::gui
