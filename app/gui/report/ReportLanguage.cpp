// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/report/ReportLanguage.h"

#include "app/gui/base/Texts.h"
#include "views/access/AccessText.h"

#include <QCoreApplication>

#include <string>

namespace warpgrain::gui {

namespace {

std::string translated(std::string_view english) {
  const std::string terminated(english);
  return toUtf8(QCoreApplication::translate("warpgrain::report::Words", terminated.c_str()));
}

} // namespace

report::Language reportLanguage() {
  report::Language out;
  out.translate = translated;
  out.sentence = [](const dependence::Reason &reason) { return toUtf8(views::textWithoutOptions(reason)); };
  out.code = out.text(report::Word::languageCode);
  out.decimalPoint = out.text(report::Word::decimalPoint).front();
  return out;
}

} // namespace warpgrain::gui
