// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/tune/RecordedSearches.h"

#include "app/gui/base/Texts.h"

#include <QCoreApplication>
#include <QDir>

namespace warpgrain::gui {

namespace {

struct RecordedSearchTexts {
  Q_DECLARE_TR_FUNCTIONS(RecordedSearchTexts)
};

} // namespace

std::vector<RecordedSearch> recordedSearchesIn(const std::filesystem::path &folder) {
  std::vector<RecordedSearch> out;
  if (folder.empty()) return out;
  const QDir directory(toQString(folder));
  for (const QString &file : directory.entryList({QStringLiteral("*.t4.json")}, QDir::Files, QDir::Name)) {
    const QStringList parts = file.split(u'.');
    if (parts.size() != 5) continue; // source, kernel, GPU
    const QString source = parts[0] + QStringLiteral(".cu");
    out.push_back({.file = folder / toPath(file),
                   .source = toUtf8(source),
                   .kernel = toUtf8(parts[1]),
                   .name = RecordedSearchTexts::tr("%1 of %2, %3").arg(parts[1], source, parts[2])});
  }
  return out;
}

} // namespace warpgrain::gui
