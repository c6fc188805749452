// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/launch/NumberText.h"

#include <QLocale>

#include <cmath>

namespace warpgrain::views {

std::optional<std::int64_t> integerIn(const QString &text) {
  const QString plain = text.trimmed();
  const bool isHexadecimal = plain.startsWith(QStringLiteral("0x"), Qt::CaseInsensitive);
  bool isNumber = false;
  const qlonglong value = plain.toLongLong(&isNumber, isHexadecimal ? 16 : 10);
  return isNumber ? std::optional<std::int64_t>(value) : std::nullopt;
}

std::optional<double> numberIn(const QString &text) {
  bool isNumber = false;
  const double value = QLocale::c().toDouble(text.trimmed(), &isNumber);
  return isNumber && std::isfinite(value) ? std::optional(value) : std::nullopt;
}

std::optional<run::ArgumentForm> scalarIn(const QString &text) {
  const QString plain = text.trimmed();
  if (plain == QStringLiteral("true")) return run::ArgumentForm(true);
  if (plain == QStringLiteral("false")) return run::ArgumentForm(false);
  if (const auto integer = integerIn(plain)) return run::ArgumentForm(*integer);
  if (const auto number = numberIn(plain)) return run::ArgumentForm(*number);
  return std::nullopt;
}

QString textOf(double number) {
  return QString::number(number, 'g', QLocale::FloatingPointShortest);
}

QString textOf(const run::ArgumentForm &scalar) {
  if (const auto *integer = std::get_if<std::int64_t>(&scalar)) return QString::number(*integer);
  if (const auto *truth = std::get_if<bool>(&scalar)) return *truth ? QStringLiteral("true") : QStringLiteral("false");
  const auto *number = std::get_if<double>(&scalar);
  if (number == nullptr) return {};
  // "2" would be read back as an integer.
  const QString text = textOf(*number);
  return text.contains(u'.') || text.contains(u'e') ? text : text + QStringLiteral(".0");
}

} // namespace warpgrain::views
