// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/openmp/OpenMpText.h"

#include <QCoreApplication>

#include <algorithm>

namespace warpgrain::views {

namespace {

class OpenMpText {
  Q_DECLARE_TR_FUNCTIONS(OpenMpText)
};

QString paragraph(const QString &html) {
  return QStringLiteral("<p style=\"margin:4px 0\">%1</p>").arg(html);
}

QString heading(const QString &text) {
  return QStringLiteral("<p style=\"margin:8px 0 2px 0\"><b>%1</b></p>").arg(text.toHtmlEscaped());
}

QString linkTo(const SourcePlace &place) {
  return placeLinkHtml(place, OpenMpText::tr("line %1").arg(place.name));
}

QString reasonHtml(const OpenMpReason &reason) {
  QString out = reason.text.toHtmlEscaped();
  if (reason.place) out += QStringLiteral(" (%1)").arg(linkTo(*reason.place));
  return out + QStringLiteral(" <span style=\"font-size:small\">[%1]</span>").arg(reason.id.toHtmlEscaped());
}

QString listHtml(const QString &title, const std::vector<OpenMpReason> &reasons) {
  if (reasons.empty()) return {};
  QString html = title.isEmpty() ? QString() : heading(title);
  html += QStringLiteral("<ul style=\"margin:2px 0 0 -22px\">");
  for (const OpenMpReason &reason : reasons)
    html += QStringLiteral("<li>%1</li>").arg(reasonHtml(reason));
  return html + QStringLiteral("</ul>");
}

QString row(const QStringList &cells, const QString &kind = QStringLiteral("td")) {
  QString html = QStringLiteral("<tr>");
  for (const QString &cell : cells)
    html +=
        QStringLiteral("<%1 align=\"left\" style=\"padding:1px 10px 1px 0\">%2</%1>").arg(kind, cell.toHtmlEscaped());
  return html + QStringLiteral("</tr>");
}

QString headerRow(const QStringList &cells) {
  return row(cells, QStringLiteral("th"));
}

QString variablesHtml(const std::vector<OpenMpVariable> &variables) {
  if (variables.empty()) return {};
  QString html = heading(OpenMpText::tr("Data sharing")) + QStringLiteral("<table>") +
                 headerRow({OpenMpText::tr("Variable"), OpenMpText::tr("Threads have it"), OpenMpText::tr("Rule")});
  for (const OpenMpVariable &each : variables)
    html += row({each.name, each.sharing, each.rule});
  return html + QStringLiteral("</table>");
}

QString transfersHtml(const OpenMpKernel &kernel) {
  if (kernel.transfers.empty()) return {};
  QString html = heading(OpenMpText::tr("Memory of %1").arg(kernel.name)) + QStringLiteral("<table>") +
                 headerRow({OpenMpText::tr("Variable"), OpenMpText::tr("Bytes"), OpenMpText::tr("To the GPU"),
                            OpenMpText::tr("Back to the CPU")});
  QString reasons;
  for (const OpenMpTransfer &each : kernel.transfers) {
    html += row({each.variable, each.bytes, each.toGpu, each.toCpu});
    reasons += listHtml(OpenMpText::tr("Why %1 is copied for each launch").arg(each.variable), each.reasons);
    if (!each.cache.isEmpty())
      reasons +=
          paragraph(OpenMpText::tr("The kernel reads %1 through %2.").arg(each.variable, each.cache).toHtmlEscaped());
  }
  return html + QStringLiteral("</table>") + reasons;
}

QString kernelHtml(const OpenMpKernel &kernel) {
  QString html = paragraph(QStringLiteral("<b>%1</b>, %2").arg(kernel.name.toHtmlEscaped(), linkTo(kernel.place)));
  if (kernel.threads > 0)
    html += paragraph(OpenMpText::tr("Blocks of %n thread(s).", nullptr, kernel.threads).toHtmlEscaped());
  for (const QString &sentence : kernel.more)
    html += paragraph(sentence.toHtmlEscaped());
  return html + transfersHtml(kernel);
}

} // namespace

QString detailsHtml(const OpenMpProgram &program, const OpenMpChoice &choice) {
  const OpenMpRegion &region = program.regions[choice.region];
  QString html =
      QStringLiteral("<p style=\"margin:0 0 4px 0\"><b>%1</b>, %2: %3</p>")
          .arg(region.directive.toHtmlEscaped(), linkTo(region.place),
               (region.isOnGpu ? OpenMpText::tr("on the GPU") : OpenMpText::tr("on the CPU")).toHtmlEscaped());
  if (choice.kernel)
    html += kernelHtml(region.kernels[*choice.kernel]);
  else
    for (const OpenMpKernel &kernel : region.kernels)
      html += kernelHtml(kernel);
  html +=
      listHtml(region.isOnGpu ? OpenMpText::tr("Notes") : OpenMpText::tr("Why it stays on the CPU"), region.reasons);
  return html + variablesHtml(region.variables);
}

QString programHtml(const OpenMpProgram &program) {
  if (program.error.isEmpty()) return listHtml(OpenMpText::tr("Notes"), program.notes);
  QString html = paragraph(program.error.toHtmlEscaped());
  if (program.errorPlace) html += paragraph(linkTo(*program.errorPlace));
  return html;
}

QString summaryOf(const OpenMpProgram &program) {
  if (!program.error.isEmpty()) return OpenMpText::tr("Not translated");
  const auto onGpu = std::ranges::count_if(program.regions, &OpenMpRegion::isOnGpu);
  std::size_t kernels = 0;
  for (const OpenMpRegion &region : program.regions)
    kernels += region.kernels.size();
  return OpenMpText::tr("%1 of %n directive(s) on the GPU", nullptr, static_cast<int>(program.regions.size()))
             .arg(onGpu) +
         QStringLiteral(", ") + OpenMpText::tr("%n kernel(s)", nullptr, static_cast<int>(kernels));
}

} // namespace warpgrain::views
