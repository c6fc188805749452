// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/source/SourceFile.h"

#include <QStringDecoder>

namespace warpgrain::gui {

namespace {

constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

}

std::string SourceFile::bytes() const {
  return hasByteOrderMark ? std::string(byteOrderMark) + text : text;
}

SourceFile sourceFileFrom(std::filesystem::path path, std::string bytes) {
  SourceFile file{.path = std::move(path), .diskText = bytes, .text = std::move(bytes)};
  file.isReadOnly = !isUtf8(file.diskText);
  file.hasByteOrderMark = !file.isReadOnly && file.text.starts_with(byteOrderMark);
  if (file.hasByteOrderMark) file.text.erase(0, byteOrderMark.size());
  return file;
}

bool isUtf8(std::string_view bytes) {
  QStringDecoder decoder(QStringDecoder::Utf8);
  // Decoding happens when the result is used.
  const QString decoded = decoder(QByteArrayView(bytes.data(), static_cast<qsizetype>(bytes.size())));
  return decoded.isNull() ? bytes.empty() : !decoder.hasError();
}

std::filesystem::path absolutePath(const std::filesystem::path &path) {
  std::error_code error;
  auto out = std::filesystem::absolute(path, error);
  return error ? path : out.lexically_normal();
}

} // namespace warpgrain::gui
