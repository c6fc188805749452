// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/report/ReportFile.h"

#include "app/gui/base/Texts.h"
#include "core/base/Files.h"

#include <QBuffer>
#include <QByteArray>
#include <QMarginsF>
#include <QPageLayout>
#include <QPageSize>
#include <QPdfWriter>
#include <QTextDocument>

#include <string_view>

namespace warpgrain::gui {

namespace {

/// The tables are wide: paper lies on its side.
QByteArray pdfOf(const std::string &page, const QString &title) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  QPdfWriter writer(&buffer);
  writer.setTitle(title);
  writer.setCreator(QStringLiteral("Warpgrain"));
  constexpr double margin = 12; // millimetres
  writer.setPageLayout(QPageLayout(QPageSize(QPageSize::A4), QPageLayout::Landscape,
                                   QMarginsF(margin, margin, margin, margin), QPageLayout::Millimeter));
  QTextDocument document;
  document.setHtml(toQString(page));
  document.print(&writer);
  return bytes;
}

} // namespace

Result<void> writeReport(const std::string &page, const QString &title, const std::filesystem::path &target) {
  const QString ending = toQString(target.extension().string());
  if (ending.compare(QStringLiteral(".pdf"), Qt::CaseInsensitive) != 0) return writeFileAtomically(target, page);
  const QByteArray pdf = pdfOf(page, title);
  return writeFileAtomically(target, std::string_view(pdf.constData(), static_cast<std::size_t>(pdf.size())));
}

} // namespace warpgrain::gui
