// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/editor/SharedZoom.h"

namespace warpgrain::views {

void leaveZoomToWindow(const QsciScintilla &editor) {
  for (const QsciCommand::Command command : {QsciCommand::ZoomIn, QsciCommand::ZoomOut})
    if (QsciCommand *zoom = editor.standardCommands()->find(command)) {
      zoom->setKey(0);
      zoom->setAlternateKey(0);
    }
}

} // namespace warpgrain::views
