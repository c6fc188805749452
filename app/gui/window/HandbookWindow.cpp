// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/HandbookWindow.h"

#include "app/gui/window/StartPage.h"
#include "core/plan/Transformation.h"
#include "views/factors/FactorButton.h"
#include "views/shared/Texts.h"
#include "views/variants/SpaceLine.h"

#include <QAbstractTextDocumentLayout>
#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextDocument>
#include <QUrl>

#include <algorithm>

namespace warpgrain::gui {

namespace {

/// A heading as links spell it: "Launch, variants and charts" is "launch-variants-and-charts".
QString slugOf(const QString &heading) {
  QString out;
  for (const QChar letter : heading.toLower())
    if (letter.isLetterOrNumber() || letter == u'-')
      out += letter;
    else if (letter == u' ')
      out += u'-';
  return out;
}

/// What is said of views and fields, by the names of their objects.
struct NamedPlace {
  const char *object;
  const char *page;
  const char *heading;
};

constexpr NamedPlace namedPlaces[] = {
    {"planLine", "steps.md", "Plans"},
    {"planSteps", "steps.md", "Plans"},
    {"planAsSpace", "steps.md", "Spaces"},
    {"reasonsPage", "verdicts.md", "What is refused, and why"},
    {"messageBar", "troubleshooting.md", ""},
    {"startPage", "tutorial.md", ""},
    {"explorer", "window.md", "The parts"},
    {"factors", "steps.md", "Steps"},
    {"findings", "window.md", "Findings"},
    {"accesses", "window.md", "Access patterns"},
    {"dependences", "window.md", "Dependences"},
    {"launch", "window.md", "Launch, variants and charts"},
    {"variants", "window.md", "Launch, variants and charts"},
    {"charts", "window.md", "Launch, variants and charts"},
    {"tune", "window.md", "Tune"},
    {"notes", "sessions.md", ""},
    {"problems", "troubleshooting.md", "In the window"},
    {"log", "troubleshooting.md", "In the window"},
    {"variantPage", "window.md", "Before and after"},
    {"comparePage", "window.md", "Before and after"},
    {"jobs", "window.md", "Jobs"},
    {"openMp", "openmp.md", "In the window"},
    {"nests", "mapping.md", "In the window"},
    {"codePage", "window.md", "Machine code"},
    {"flags", "window.md", "Compiler flags"},
    {"editorArea", "window.md", "The parts"},
};

/// A step has a heading of its own name.
QString stepOf(const views::FactorButton &button) {
  const QString word = button.accessibleName().section(u' ', 0, 0);
  const auto isIt = [&](const transform::Transformation *step) { return views::toQString(step->word()) == word; };
  return std::ranges::any_of(transform::transformations(), isIt) ? word : QString();
}

} // namespace

HandbookPlace handbookPlaceOf(const QWidget *widget) {
  for (; widget != nullptr; widget = widget->parentWidget()) {
    if (const auto *button = qobject_cast<const views::FactorButton *>(widget))
      if (const QString step = stepOf(*button); !step.isEmpty())
        return {.page = QStringLiteral("steps.md"), .heading = step};
    if (qobject_cast<const views::SpaceLine *>(widget) != nullptr)
      return {.page = QStringLiteral("steps.md"), .heading = QStringLiteral("Spaces")};
    const auto named = std::ranges::find(namedPlaces, widget->objectName(),
                                         [](const NamedPlace &place) { return QLatin1StringView(place.object); });
    if (named != std::end(namedPlaces))
      return {.page = QLatin1StringView(named->page), .heading = QLatin1StringView(named->heading)};
  }
  return {};
}

QString handbookFolder() {
  const QString examples = examplesFolder();
  if (examples.isEmpty()) return {};
  for (const char *folder : {"/../handbook", "/../../doc/warpgrain/handbook"})
    if (const QDir dir(examples + QLatin1StringView(folder)); dir.exists(QStringLiteral("README.md")))
      return dir.canonicalPath();
  return {};
}

HandbookWindow::HandbookWindow(QWidget *parent) : QTextBrowser(parent) {
  setObjectName(QStringLiteral("handbook"));
  setAccessibleName(tr("Handbook"));
  setWindowTitle(tr("Handbook - Warpgrain"));
  setOpenLinks(false);
  connect(this, &QTextBrowser::anchorClicked, this, &HandbookWindow::follow);
}

void HandbookWindow::open(const HandbookPlace &place) {
  setSource(QUrl::fromLocalFile(handbookFolder() + u'/' + place.page));
  goTo(place.heading);
}

/// Links to pages stay here; all others are opened by the system.
void HandbookWindow::follow(const QUrl &link) {
  const QUrl target = source().resolved(link);
  if (!target.isLocalFile() || QFileInfo(target.toLocalFile()).suffix() != QStringLiteral("md")) {
    QDesktopServices::openUrl(target);
    return;
  }
  if (target.adjusted(QUrl::RemoveFragment) != source().adjusted(QUrl::RemoveFragment))
    setSource(target.adjusted(QUrl::RemoveFragment));
  goTo(target.fragment());
}

void HandbookWindow::goTo(const QString &heading) {
  heading_.clear();
  const QString wanted = slugOf(heading);
  for (QTextBlock block = document()->begin(); !wanted.isEmpty() && block.isValid(); block = block.next())
    if (block.blockFormat().headingLevel() > 0 && slugOf(block.text()) == wanted) {
      heading_ = block.text();
      setTextCursor(QTextCursor(block));
      verticalScrollBar()->setValue(static_cast<int>(document()->documentLayout()->blockBoundingRect(block).top()));
      return;
    }
  verticalScrollBar()->setValue(0);
}

} // namespace warpgrain::gui
