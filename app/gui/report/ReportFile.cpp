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

bool isPdf(const std::filesystem::path &target) {
  return toQString(target.extension().string()).compare(QStringLiteral(".pdf"), Qt::CaseInsensitive) == 0;
}

} // namespace

/// The tables are wide: paper lies on its side.
QByteArray reportPdf(const std::string &page, const QString &title) {
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

Result<void> writeReport(const std::string &page, const QString &title, const std::filesystem::path &target) {
  if (!isPdf(target)) return writeFileAtomically(target, page);
  const QByteArray pdf = reportPdf(page, title);
  return writeFileAtomically(target, std::string_view(pdf.constData(), static_cast<std::size_t>(pdf.size())));
}

} // namespace warpgrain::gui
