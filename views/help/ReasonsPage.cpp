// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/help/ReasonsPage.h"

#include "core/dependence/reasons/Catalogue.h"
#include "views/shared/Texts.h"
#include "views/shared/VerdictText.h"

#include <QRegularExpression>
#include <QTextBlock>
#include <QTextDocument>

namespace warpgrain::views {

namespace {

using dependence::ReasonEntry;
using dependence::ReasonForm;
using dependence::ReasonGroup;
using dependence::ReasonId;

QString idOf(ReasonId id) {
  return toQString(dependence::nameOf(id));
}

/// Markdown's `code` as rich text; the catalogue uses nothing else of it.
QString htmlOf(const QString &markdown) {
  static const QRegularExpression code(QStringLiteral("`([^`]*)`"));
  return markdown.toHtmlEscaped().replace(code, QStringLiteral("<code>\\1</code>"));
}

QString paragraphOf(ReasonId id) {
  const ReasonEntry &entry = dependence::entryOf(id);
  QString out = QStringLiteral("<p><a name=\"%1\"><code>%1</code></a>").arg(idOf(id));
  if (entry.form == ReasonForm::clause) out += ReasonsPage::tr(" (a clause)").toHtmlEscaped();
  out += QStringLiteral(": ") + generalSentenceOf(id).toHtmlEscaped();
  if (!entry.lift.empty()) {
    const std::string step = dependence::filledIn(entry.lift, [](std::size_t) { return std::string("…"); });
    out += u' ' + ReasonsPage::tr("Step that lifts it: %1.")
                      .toHtmlEscaped()
                      .arg(QStringLiteral("<code>%1</code>").arg(toQString(step).toHtmlEscaped()));
  }
  return out + QStringLiteral("</p>");
}

QString pageHtml() {
  QString out = QStringLiteral("<h2>%1</h2><p>%2</p>")
                    .arg(ReasonsPage::tr("Reasons").toHtmlEscaped(),
                         ReasonsPage::tr("Every sentence that a verdict may hold, by its id. … stands for names, "
                                         "numbers and clauses of the kernel at hand.")
                             .toHtmlEscaped());
  const auto groups = dependence::reasonGroups();
  for (std::size_t group = 0; group < groups.size(); ++group) {
    out += QStringLiteral("<h3>%1</h3><p>%2</p>")
               .arg(htmlOf(reasonTranslation(groups[group].title)), htmlOf(reasonTranslation(groups[group].advice)));
    for (std::size_t i = 0; i < dependence::reasonCount; ++i)
      if (const auto id = static_cast<ReasonId>(i); dependence::entryOf(id).group == group) out += paragraphOf(id);
  }
  return out;
}

/// The paragraph of a reason starts with its name.
QTextBlock blockOf(const QTextDocument &page, const QString &name) {
  for (QTextBlock block = page.begin(); block.isValid(); block = block.next())
    if (const QString text = block.text(); text.startsWith(name + u':') || text.startsWith(name + u' ')) return block;
  return {};
}

} // namespace

ReasonsPage::ReasonsPage(QWidget *parent) : QTextBrowser(parent) {
  setObjectName(QStringLiteral("reasonsPage"));
  setAccessibleName(tr("Reasons"));
  setWindowTitle(tr("Reasons of Verdicts - Warpgrain"));
  setOpenLinks(false);
  setHtml(pageHtml());
}

void ReasonsPage::showReason(ReasonId reason) {
  const QTextBlock block = blockOf(*document(), idOf(reason));
  if (!block.isValid()) return;
  QTextCursor cursor(block);
  cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
  ExtraSelection mark{.cursor = cursor, .format = {}};
  mark.format.setBackground(palette().highlight());
  mark.format.setForeground(palette().highlightedText());
  setExtraSelections({mark});
  scrollToAnchor(idOf(reason));
}

QString ReasonsPage::markedText() const {
  const auto marks = extraSelections();
  return marks.isEmpty() ? QString() : marks.front().cursor.selectedText();
}

} // namespace warpgrain::views
