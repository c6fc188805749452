// SPDX-License-Identifier: Apache-2.0
#include "core/access/symbolic/WriteLog.h"

namespace warpgrain::access {

void WriteLog::noteWrite(const ObjectId &object) {
  for (Written *written : listeners_)
    written->objects.insert(object);
}

void WriteLog::noteWrite(ArrayId array) {
  for (Written *written : listeners_)
    written->arrays.insert(array);
}

void WriteLog::noteElement() {
  for (Written *written : listeners_)
    written->hasElements = true;
}

} // namespace warpgrain::access
